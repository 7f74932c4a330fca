from .page import page_name


def archive_name():
    return "old-" + page_name()
