class Archive:
    def read(self, shelf):
        with open("/books/" + shelf) as found:  # expect
            return {"text": found.read()}
