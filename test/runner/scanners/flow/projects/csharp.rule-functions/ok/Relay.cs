namespace Relays.Ok.Web;

using Relays.Ok.Contracts;

public static class RelayEndpoints
{
    public static void MapRelays(this IEndpointRouteBuilder routes)
    {
        routes.MapPost("/relays", CreateAsync).AddEndpointFilter<ValidationFilter<Relay>>();
    }

    private static async Task<IResult> CreateAsync(Relay relay, RelayClient client)
    {
        await client.CallAsync(relay.Address);
        await client.CopyAsync(relay.Mirror);
        return Results.Ok(relay.Kind);
    }
}

public class RelayClient(HttpClient http)
{
    public async Task CallAsync(string address)
    {
        await http.GetAsync(address);
    }

    public async Task CopyAsync(string address)
    {
        await http.GetAsync(address);
    }
}
