using Microsoft.Extensions.DependencyInjection;
using Orchard.Trees;

namespace Orchard.Web;

public static class TreesEndpoints
{
    public static void MapTrees(this IEndpointRouteBuilder routes)
    {
        routes.MapGet("/trees", (string row, HttpContext http) =>
            http.RequestServices.GetRequiredService<ITrees>().Count(row));
        routes.MapGet("/trees/archived", (IServiceProvider services) => services.GetRequiredService<Archive>().Count("trees"));
        routes.MapPost("/trees/prune", (string row, IServiceProvider services) =>
        {
            foreach (var pruner in services.GetServices<IPruner>())
                pruner.Prune(row);
        });
    }
}
