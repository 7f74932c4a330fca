services.AddCors(options => options.AddPolicy("all", policy =>
    policy.SetIsOriginAllowed(origin => true).AllowAnyHeader().AllowCredentials())); // expect
