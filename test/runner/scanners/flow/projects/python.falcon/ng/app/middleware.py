class TenantMiddleware:
    def process_request(self, req, resp):
        req.context.tenant = req.get_header("X-Tenant")
