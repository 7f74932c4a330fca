using Aquarium.Fish;
using Aquarium.Messaging;

namespace Aquarium.Web;

public static class FishEndpoints
{
    public static void MapFish(this IEndpointRouteBuilder routes)
    {
        routes.MapGet("/fish", (string name, IMessages messages) => messages.AskAsync(new FindFish(name)));
        routes.MapPost("/fish/feed", (FeedFish feed, IMessages messages) => messages.AskAsync(feed));
        routes.MapGet("/fish/page", async (string name, IMessages messages) =>
        {
            var page = await messages.AskAsync(new ShowFish(name));
            return Results.Content(page, "text/html"); // expect
        });
    }
}
