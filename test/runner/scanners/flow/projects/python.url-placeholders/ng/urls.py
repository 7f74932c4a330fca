from django.urls import path, re_path

from . import views

urlpatterns = [
    path("archive/<volume>/", views.archive),
    path("notes/<path:rest>", views.Note.as_view()),
    re_path(r"^legacy/(?P<remainder>.+)/$", views.legacy),
    path("jobs/<str:title>/", views.job),
]
