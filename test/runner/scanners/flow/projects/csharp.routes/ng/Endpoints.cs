namespace Site;

public record Command(string Name, int Timeout);

public static class Endpoints
{
    public static async Task<IResult> Fetch(string url, IHttpClientFactory factory)
    {
        var client = factory.CreateClient();
        return Results.Text(await client.GetStringAsync(url)); // expect
    }

    public static void Run(Command command) =>
        Process.Start("/bin/sh", "-c \"" + command.Name + "\""); // expect
}
