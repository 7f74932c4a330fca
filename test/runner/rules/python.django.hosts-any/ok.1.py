ALLOWED_HOSTS = ["app.example.com"]
