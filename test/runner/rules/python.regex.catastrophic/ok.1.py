import re

EMAIL = re.compile(r"^[a-zA-Z0-9]+@example\.com$")
LIST = re.compile(r"^\w+(,\s*\w+)*$")


def words(text):
    return re.match(r"^\w+(\s+\w+)*$", text)
