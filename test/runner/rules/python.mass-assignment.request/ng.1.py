from django.http import HttpResponse


def update(request):
    profile = Profile.objects.get(user=request.user)
    for key, value in request.POST.items():
        setattr(profile, key, value)  # expect
    profile.save()
    return HttpResponse("saved")
