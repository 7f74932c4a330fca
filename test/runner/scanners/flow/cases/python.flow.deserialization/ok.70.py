from dataclasses import dataclass

import yaml
from flask import Flask, request

app = Flask(__name__)


@dataclass(frozen=True)
class Settings:
    max_bytes: int = 4096
    loader: type = yaml.SafeLoader


class Codec:
    def __init__(self, settings: Settings):
        self._loader = settings.loader

    def read(self, text):
        return yaml.load(text, Loader=self._loader)


def read_all(settings: Settings):
    return yaml.load_all(request.data, Loader=settings.loader)


def create(settings: Settings | None = None):
    codec = Codec(settings or Settings())

    @app.post("/read")
    def read():
        return codec.read(request.get_data())
