from django.views import View

from .backups import Backups


class BackupView(View):
    backups = Backups("/var/backups")

    def __init__(self):
        self.other = Backups("/tmp")

    def post(self, request):
        self.backups.pack("daily")
        self.other.count(request.POST["directory"])
