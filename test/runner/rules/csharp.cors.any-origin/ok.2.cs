app.UseCors(builder => builder.AllowAnyOrigin().AllowAnyMethod());
