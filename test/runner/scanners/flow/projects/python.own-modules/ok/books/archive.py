class Archive:
    def read(self, shelf):
        with open("/books/" + shelf) as found:
            return {"text": found.read()}
