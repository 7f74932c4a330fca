from django.db import models
from django.shortcuts import get_list_or_404, get_object_or_404


class Page(models.Model):
    title = models.CharField(max_length=80)
    slug = models.SlugField()


def show(request, name):
    page = get_object_or_404(Page, slug=name)
    open("/srv/pages/" + page.title)  # expect
    for other in get_list_or_404(Page, title=name):
        open("/srv/pages/%s" % other.title)  # expect
