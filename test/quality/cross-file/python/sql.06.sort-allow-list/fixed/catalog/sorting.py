DEFAULT = "title"
COLUMNS = {"title": "title", "year": "year", "newest": "created_at"}


def sort_column(requested):
    return COLUMNS.get(requested, DEFAULT)
