import shlex


def argument(value):
    return shlex.quote(value)
