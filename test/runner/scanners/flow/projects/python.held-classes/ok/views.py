import subprocess

from rest_framework.views import APIView

from .probes import StillProbe, TidalProbe


class Plotter:
    def plot(self, title):
        subprocess.run(["plot", title])


class ShellPlotter:
    def plot(self, title):
        subprocess.run("plot " + title, shell=True)


class StationView(APIView):
    default_class = TidalProbe
    probe_class = StillProbe

    def post(self, request):
        self.probe_class().measure(request.data["station"])


class PlotView(APIView):
    plotter_class = ShellPlotter

    def __init__(self):
        self.plotter_class = Plotter

    def post(self, request):
        self.plotter_class().plot(request.data["title"])


class ScaleView(APIView):
    plotter_class = ShellPlotter

    def post(self, request):
        self.plotter_class().plot(str(int(request.data["scale"])))
