class Startup
{
    void Configure(WebApplication app)
    {
        app.UseCors(policy => policy.AllowAnyOrigin().AllowAnyMethod()); // expect
    }
}
