urlpatterns = [path("pay/", views.pay)]
app.config["WTF_CSRF_ENABLED"] = True
