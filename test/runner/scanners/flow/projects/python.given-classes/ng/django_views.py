from django.http import JsonResponse
from django.views import View


class Lookup(View):
    store = None

    def get(self, request):
        return JsonResponse({"found": self.store.find(request.GET["q"])})
