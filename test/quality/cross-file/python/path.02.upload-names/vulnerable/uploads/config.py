from dataclasses import dataclass


@dataclass(frozen=True)
class UploadConfig:
    directory: str = "/srv/uploads"
    max_bytes: int = 5_000_000
