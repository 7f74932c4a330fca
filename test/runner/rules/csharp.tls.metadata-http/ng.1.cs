builder.Services.AddAuthentication().AddJwtBearer(options =>
{
    options.Authority = builder.Configuration["Authority"];
    options.RequireHttpsMetadata = false; // expect
});
