class Startup
{
    void Configure(WebApplication app)
    {
        app.UseCors(policy => policy.WithOrigins("https://shop.example.com").AllowAnyMethod().AllowAnyHeader());
    }
}
