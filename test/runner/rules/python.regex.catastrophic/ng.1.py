import re

EMAIL = re.compile(r"^([a-zA-Z0-9]+)+@example\.com$")  # expect


def words(text):
    return re.match(r"^(\w+\s?)*$", text)  # expect
