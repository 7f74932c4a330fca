import re

VERSION = re.compile(r"^v?(\d+)(\.\d+)*$")
LABEL = "(see the notes (a+)+ below)"


def parts(text):
    return re.findall(r"(?:[a-z]{1,8}-)+", text)
