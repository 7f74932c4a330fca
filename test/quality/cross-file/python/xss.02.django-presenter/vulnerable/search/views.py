from django.http import HttpResponse

from .models import Article
from .presenters import ResultPresenter


def search(request):
    term = request.GET.get("q", "")
    count = Article.objects.filter(title__icontains=term).count()
    return HttpResponse(ResultPresenter(term, count).page())  # expect
