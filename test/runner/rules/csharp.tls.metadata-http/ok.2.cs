builder.Services.AddAuthentication().AddJwtBearer(options =>
{
    options.Authority = "https://login.example";
    if (builder.Environment.IsDevelopment())
    {
        options.RequireHttpsMetadata = false;
    }
});
