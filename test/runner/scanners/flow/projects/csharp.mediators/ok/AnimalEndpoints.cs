using Zoo.Animals;
using Zoo.Messaging;

namespace Zoo.Web;

public static class AnimalEndpoints
{
    public static void MapAnimals(this IEndpointRouteBuilder routes)
    {
        routes.MapGet("/animals", (string name, IMessages messages) => messages.AskAsync(new FindAnimal(name)));
        routes.MapDelete("/animals", (IMessages messages) => messages.AskAsync(new PurgeAnimals("Animals")));
        routes.MapGet("/animals/page", async (string name, IMessages messages) =>
        {
            var page = await messages.AskAsync(new ShowAnimal(name));
            return Results.Content(page, "text/html");
        });
    }
}
