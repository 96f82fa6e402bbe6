Feature: The Society of Jesus
  Jesuit universities can be founded once the mandatory event Society of Jesus has been played.

  @HIS-society-of-jesus-R01 @HIS-society-of-jesus-R02
  Rule: The action needs the event

    @case:his-jesuits-0001 @HIS-society-of-jesus-P01
    Scenario: after the event
      Given the event Society of Jesus has happened
      When a Jesuit university is founded in Cologne
      Then Cologne has a Jesuit university

    @case:his-jesuits-0002
    Scenario: before the event
      When a Jesuit university is founded in Cologne
      Then it is refused by HIS-society-of-jesus-R02

    @case:his-jesuits-0003
    Scenario: another event doesn't do
      Given the event Schmalkaldic League has happened
      When a Jesuit university is founded in Cologne
      Then it is refused by HIS-society-of-jesus-R02
