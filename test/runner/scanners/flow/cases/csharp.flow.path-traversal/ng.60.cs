using Microsoft.AspNetCore.Http;

public static class Drops
{
    public static async Task Drop(HttpRequest sent)
    {
        using var reader = new StreamReader(sent.Body);
        File.Delete("/srv/drops/" + await reader.ReadToEndAsync()); // expect
    }
}
