urlpatterns = [path("pay/", csrf_exempt(views.pay))] # expect
app.config["WTF_CSRF_ENABLED"] = False # expect
