app.UseCors(builder => builder.AllowAnyOrigin().AllowAnyMethod().AllowCredentials()); // expect
