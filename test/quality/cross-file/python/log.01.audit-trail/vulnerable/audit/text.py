def one_line(value):
    return value.strip()
