using Harbor.Ships;
using MediatR;

namespace Harbor.Web;

public static class Endpoints
{
    public static void MapShips(this IEndpointRouteBuilder routes)
    {
        routes.MapPost("/ships/sink", (ISender sender, SinkShip command) => sender.Send(command));
        routes.MapPost("/ships/repair/{dock}", (string dock, ISender sender) => sender.Send(new RepairShip(dock)));
        routes.MapPost("/ships/{name}/greet", async (string name, IMediator mediator) => await mediator.Send(new GreetShip { Name = name }));
    }
}
