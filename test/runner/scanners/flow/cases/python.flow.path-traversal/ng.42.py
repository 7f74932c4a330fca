import zipfile

import pandas as pd


def tables(path):
    with zipfile.ZipFile(path) as archive:
        for name in archive.namelist():
            yield pd.read_csv(name)  # expect
