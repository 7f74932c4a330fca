using System.Net.Http;

namespace Portal;

public record LogoRequest(string Name, string LogoUrl);
public record HookRequest(string HookUrl, int Retries);

public static class Endpoints
{
    public static void MapLogos(this WebApplication app)
    {
        app.MapPost("/logos", AddLogo).AddEndpointFilter<LogoFilter>();
        app.MapPost("/hooks", AddHook).AddEndpointFilter<HookFilter>();
    }

    private static async Task<string> AddLogo(LogoRequest request, HttpClient client) =>
        await client.GetStringAsync(request.LogoUrl);

    private static async Task<string> AddHook(HookRequest request, HttpClient client) =>
        await client.GetStringAsync(request.HookUrl);
}
