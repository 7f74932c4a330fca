namespace Site;

public record Command(string Name, int Timeout);

public static class Endpoints
{
    public static async Task<IResult> Fetch(Guid id, IHttpClientFactory factory)
    {
        var client = factory.CreateClient();
        return Results.Text(await client.GetStringAsync("https://api.example.com/" + id));
    }

    public static void Run(Command command) =>
        Process.Start("/bin/sh", "-c \"sleep " + command.Timeout + "\"");
}
