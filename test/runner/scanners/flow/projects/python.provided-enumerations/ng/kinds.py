class Key(str):
    pass
