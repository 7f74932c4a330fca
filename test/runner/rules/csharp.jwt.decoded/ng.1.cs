public sealed class RoleMiddleware(RequestDelegate next)
{
    public async Task InvokeAsync(HttpContext context)
    {
        var raw = context.Request.Headers.Authorization.ToString().Replace("Bearer ", "");
        var jwt = new JwtSecurityTokenHandler().ReadJwtToken(raw); // expect
        context.Items["role"] = jwt.Claims.First(claim => claim.Type == "role").Value;
        await next(context);
    }
}
