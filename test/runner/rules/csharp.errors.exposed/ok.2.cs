class Startup
{
    void Configure(WebApplication app)
    {
        if (app.Environment.IsDevelopment())
        {
            app.UseDeveloperExceptionPage();
        }
        var error = Find();
        Json(error.Message);
    }
}
