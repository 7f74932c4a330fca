import os

from django.http import HttpResponse


def front(request):
    return HttpResponse(os.popen("stock " + request.tenant_name).read())  # expect
