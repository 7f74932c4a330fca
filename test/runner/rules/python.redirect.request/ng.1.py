@app.route("/go")
def go():
    if request.args.get("now"):
        return redirect(request.args["url"])  # expect
    target = request.args.get("next")
    return redirect(target)  # expect

def view(request):
    return HttpResponseRedirect(request.GET.get("next", "/"))  # expect
