from django.shortcuts import get_object_or_404

from .models import Account


def sign_in(request):
    account = get_object_or_404(Account, email=request.POST["email"])
    request.session["account"] = account.id
