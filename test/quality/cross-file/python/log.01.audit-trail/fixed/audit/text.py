def one_line(value):
    return value.replace("\r", " ").replace("\n", " ")
