import subprocess

from rest_framework.views import APIView

from .probes import TidalProbe


class Plotter:
    def plot(self, title):
        subprocess.run("plot " + title, shell=True)  # expect


class StationView(APIView):
    probe_class = TidalProbe

    def post(self, request):
        self.probe_class(timeout=5).measure(request.data["station"])


class PlotView(APIView):
    def __init__(self):
        self.plotter_class = Plotter

    def post(self, request):
        self.plotter_class().plot(request.data["title"])
