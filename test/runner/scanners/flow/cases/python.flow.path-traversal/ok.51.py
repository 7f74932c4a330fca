from django.db import models
from django.shortcuts import get_list_or_404, get_object_or_404


class Page(models.Model):
    title = models.CharField(max_length=80)
    slug = models.SlugField()
    year = models.IntegerField()


def show(request, name):
    page = get_object_or_404(Page, slug=name)
    open("/srv/pages/" + page.slug)
    recent = get_object_or_404(Page.objects.filter(year=2020), slug=name)
    open(f"/srv/pages/{recent.year}")
    for other in get_list_or_404(Page, title=name):
        open("/srv/pages/%s" % other.slug)
