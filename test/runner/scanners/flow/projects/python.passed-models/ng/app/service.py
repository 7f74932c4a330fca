import os


def resize(data):
    os.system(f"resize {data.picture} {data.width}")  # expect
