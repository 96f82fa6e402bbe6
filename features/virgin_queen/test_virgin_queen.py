"""Every scenario of Virgin Queen is a test."""

from pytest_bdd import scenarios

scenarios(".")
