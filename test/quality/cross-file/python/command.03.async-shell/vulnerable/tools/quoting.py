def argument(value):
    return f'"{value}"'
