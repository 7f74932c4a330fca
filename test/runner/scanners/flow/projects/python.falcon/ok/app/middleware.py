class TenantMiddleware:
    def process_request(self, req, resp):
        req.context.tenant = int(req.get_header("X-Tenant"))
