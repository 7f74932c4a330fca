from django.views import View

from .parcels import Parcel


class ParcelView(View):
    def get(self, request):
        return Parcel.objects.labelled(request.GET["label"])
