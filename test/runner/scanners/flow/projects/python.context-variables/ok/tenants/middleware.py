from tenants.context import region, use_table

TABLES = {"north": "orders_north", "south": "orders_south"}


class TenantMiddleware:
    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        use_table(TABLES[request.headers["X-Tenant"]])
        region.set("us" if request.GET["region"] == "us" else "eu")
        return self.get_response(request)
