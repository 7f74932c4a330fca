from django.urls import path

from django_store import Store
from django_views import Lookup

urlpatterns = [path("lookup", Lookup.as_view(store=Store()))]
