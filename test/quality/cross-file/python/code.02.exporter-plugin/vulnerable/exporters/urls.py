from django.urls import path

from exporters.views import export

urlpatterns = [path("export/<str:kind>/", export)]
