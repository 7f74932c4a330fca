from dataclasses import asdict, dataclass
import subprocess
from flask import Flask, request
app = Flask(__name__)

@dataclass(frozen=True)
class Order:
    codec: str
    start: str

    def to_message(self) -> dict:
        return asdict(self)

    @classmethod
    def from_message(cls, message: dict) -> "Order":
        return cls(**message)

@app.post("/x")
def run():
    message = request.get_json()
    other = Order.from_message(message)
    if other.codec not in ("a", "b"):
        raise ValueError
    subprocess.run(f"ffmpeg {other.start}", shell=True)  # expect
