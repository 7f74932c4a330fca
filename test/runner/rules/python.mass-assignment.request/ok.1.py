from django.http import HttpResponse

EDITABLE = {"bio", "city"}


def update(request):
    profile = Profile.objects.get(user=request.user)
    for key, value in request.POST.items():
        if key in EDITABLE:
            setattr(profile, key, value)
    profile.save()
    return HttpResponse("saved")
