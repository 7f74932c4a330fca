from .parameters import parameter


def page_name():
    return parameter("page")
