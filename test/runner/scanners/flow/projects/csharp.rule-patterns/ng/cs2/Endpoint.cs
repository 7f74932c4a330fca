using FluentValidation;
using System.Threading.Channels;
namespace RendersNg;
public static class Endpoint
{
    public static void Map(WebApplication app)
    {
        app.MapPost("/jobs", async (RenderJob job, IValidator<RenderJob> validator, Channel<RenderJob> channel) =>
        {
            var result = await validator.ValidateAsync(job);
            if (!result.IsValid) return Results.BadRequest();
            await channel.Writer.WriteAsync(job);
            return Results.Accepted();
        });
    }
}
