from tenants.context import region, use_table


class TenantMiddleware:
    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        use_table(request.headers["X-Tenant"])
        region.set(request.GET["region"])
        return self.get_response(request)
