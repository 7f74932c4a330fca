import store


def recall():
    return store.current
