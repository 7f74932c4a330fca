using Microsoft.AspNetCore.Http;

namespace Billing.Tenants;

public class TenantMiddleware
{
    private readonly RequestDelegate _next;

    public TenantMiddleware(RequestDelegate next) => _next = next;

    public async Task InvokeAsync(HttpContext context, TenantInfo tenant)
    {
        tenant.Schema = context.Request.Headers["X-Schema"].ToString();
        tenant.Region = int.Parse(context.Request.Query["region"]);
        await _next(context);
    }
}
