"""What the checks of the sample app raise."""


class Fault(Exception):
    """Something that Xcode, App Review or a person would stumble over; the message names file and matter."""
