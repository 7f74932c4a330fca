services.AddCors(options => options.AddPolicy("app", policy =>
    policy.WithOrigins("https://app.example.com").AllowAnyHeader().AllowCredentials()));
