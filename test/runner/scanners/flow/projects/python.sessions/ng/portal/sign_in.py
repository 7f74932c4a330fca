from django.shortcuts import redirect


def signed_in(request):
    return redirect(request.session.pop("after", "/"))  # expect
