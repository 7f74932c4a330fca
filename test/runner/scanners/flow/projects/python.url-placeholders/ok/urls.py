from django.urls import path, re_path

from . import views

urlpatterns = [
    path("archive/<int:volume>/", views.archive),
    path("notes/<uuid:rest>", views.Note.as_view()),
    re_path(r"^legacy/(?P<remainder>[0-9]{4})/$", views.legacy),
    path("jobs/<slug:title>/", views.job),
]
