public void ConfigureServices(IServiceCollection services)
{
    services.AddAuthentication().AddOpenIdConnect(o => o.RequireHttpsMetadata = false); // expect
    var options = new JwtBearerOptions { RequireHttpsMetadata = false }; // expect
}
