ROOT_URLCONF = "site.urls"
MIDDLEWARE = [
    "django.middleware.common.CommonMiddleware",
    "site.tenancy.TenantMiddleware",
]
