from documents.store import DocumentStore


class Wiki:
    def __init__(self, store: DocumentStore):
        self.store = store

    def page(self, title: str) -> dict:
        return {"title": title, "text": self.store.load(title)}
