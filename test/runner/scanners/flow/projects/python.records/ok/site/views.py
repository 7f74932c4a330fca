from django.shortcuts import get_object_or_404
from django.views import View

from .models import Mirror


class MirrorView(View):
    def post(self, request, pk):
        get_object_or_404(Mirror, pk=pk).pull(request.POST["remote"])
        Mirror.objects.filter(active=True).first().prune("gone")
        for mirror in Mirror.objects.all():
            mirror.change(name=request.POST["name"])
