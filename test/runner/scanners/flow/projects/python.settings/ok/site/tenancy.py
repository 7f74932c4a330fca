TENANTS = {"n": "north", "s": "south"}


class TenantMiddleware:
    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        request.tenant_name = TENANTS.get(request.GET.get("tenant"), "main")
        return self.get_response(request)
