namespace Relays.Ng.Web;

using Relays.Ng.Contracts;

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
        await http.GetAsync(address); // expect
    }

    public async Task CopyAsync(string address)
    {
        await http.GetAsync(address); // expect
    }
}
