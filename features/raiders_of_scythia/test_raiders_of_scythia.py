"""Every scenario of Raiders of Scythia is a test."""

from pytest_bdd import scenarios

scenarios(".")
