class Missing(Exception):
    pass


class Wrong(Exception):
    pass
