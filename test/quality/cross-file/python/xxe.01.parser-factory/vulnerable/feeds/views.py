from django.http import JsonResponse
from django.views.decorators.csrf import csrf_exempt

from feeds.importer import import_feed


@csrf_exempt
def upload_feed(request):
    return JsonResponse({"titles": import_feed(request.body)})
