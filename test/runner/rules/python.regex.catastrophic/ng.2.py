import re

NAME_PATTERN = "^(([a-z])+.)+[A-Z]([a-z])+$"
NUMBERS_REGEX = r"^(?:\d*)*$"  # expect


def blank(text):
    return re.fullmatch(r"(.|\s)*x", text)  # expect
