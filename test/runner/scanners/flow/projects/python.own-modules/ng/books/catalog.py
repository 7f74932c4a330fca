class Catalog:
    def __init__(self):
        self.prefix = "shelf-"

    def shelf_of(self, kind):
        return self.prefix + kind
