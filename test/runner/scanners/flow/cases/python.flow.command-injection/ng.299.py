import os
from django.http import HttpResponse
from django.views import View
from rest_framework.views import APIView
from rest_framework.response import Response
def up(request):
    f = request.FILES["f"]
    os.system(f.read().decode())  # expect
    for c in f.chunks():
        os.system(c.decode())  # expect
    for line in f:
        os.system(line.decode())  # expect
    os.system("x" + f.name)  # expect
    for x in request.FILES.getlist("a"):
        os.system("x" + x.name)  # expect
    os.system(request.body.decode())  # expect
    os.system(request.META["HTTP_X_A"])  # expect
    os.system(request.headers["X"])  # expect
    os.system(request.path)  # expect
    os.system(request.get_full_path())  # expect
    os.system(request.COOKIES.get("a"))  # expect
    return HttpResponse("")
class A(APIView):
    def post(self, request):
        os.system(request.data["a"])  # expect
        os.system(request.data.get("f").read().decode())  # expect
        os.system(request.query_params["a"])  # expect
        return Response({})
