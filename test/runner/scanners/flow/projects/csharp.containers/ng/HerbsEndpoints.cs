using Garden.Herbs;
using Microsoft.Extensions.DependencyInjection;

namespace Garden.Web;

public static class HerbsEndpoints
{
    public static void MapHerbs(this IEndpointRouteBuilder routes)
    {
        routes.MapGet("/herbs", (string bed, HttpContext http) =>
            http.RequestServices.GetRequiredService<IHerbs>().Count(bed));
        routes.MapPost("/herbs/seen", (string bed, IServiceProvider services) =>
        {
            foreach (var watcher in services.GetServices<IWatcher>())
                watcher.Seen(bed);
        });
    }
}
