DEFAULT = "title"


def sort_column(requested):
    if not requested:
        return DEFAULT
    return requested.strip()
