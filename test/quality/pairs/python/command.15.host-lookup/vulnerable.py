import subprocess

from django.http import JsonResponse
from django.views import View

from inventory.models import Host


class UptimeView(View):
    def get(self, request):
        name = request.GET["host"]
        host = Host.objects.filter(name=name, active=True).first()
        if host is None:
            return JsonResponse({"error": "unknown host"}, status=404)
        output = subprocess.check_output("ssh monitor@%s uptime" % name, shell=True)
        return JsonResponse({"host": host.label, "uptime": output.decode()})
