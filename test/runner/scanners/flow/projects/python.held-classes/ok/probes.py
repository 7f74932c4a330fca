import requests


class TidalProbe:
    def __init__(self, timeout=3):
        self.timeout = timeout

    def measure(self, station):
        return requests.get(station, timeout=self.timeout)


class StillProbe:
    def measure(self, station):
        return requests.get("https://tides.example.org/", params={"station": station})
