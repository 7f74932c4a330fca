from abc import ABC, abstractmethod


class DocumentStore(ABC):
    @abstractmethod
    def load(self, key: str) -> str: ...
