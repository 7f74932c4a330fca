from django.views import View

from .backups import Backups


class BaseView(View):
    backups = Backups("/var/backups")


class BackupView(BaseView):
    def post(self, request):
        self.backups.pack(request.POST["directory"])
