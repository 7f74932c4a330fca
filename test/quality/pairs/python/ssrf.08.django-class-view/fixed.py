from django.views import View
from django.http import JsonResponse
import requests


class Check(View):
    base = "https://api.example.com"

    def get(self, request, *args, **kwargs):
        session = requests.Session()
        url = self.base + "/v1/check"
        r = session.request("GET", url)
        return JsonResponse({"ok": r.ok})
