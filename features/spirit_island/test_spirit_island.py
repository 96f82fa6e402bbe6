"""Every scenario of Spirit Island is a test."""

from pytest_bdd import scenarios

scenarios(".")
