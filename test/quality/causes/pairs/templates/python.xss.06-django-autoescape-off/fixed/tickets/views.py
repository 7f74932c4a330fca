from django.shortcuts import render


def reply_preview(request):
    context = {
        "subject": request.POST.get("subject", ""),
        "signature": request.POST.get("signature", ""),
    }
    return render(request, "tickets/reply_preview.html", context)
