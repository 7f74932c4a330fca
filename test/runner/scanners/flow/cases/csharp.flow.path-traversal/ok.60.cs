using Microsoft.AspNetCore.Http;

public static class Drops
{
    public static async Task<string> Drop(HttpRequest sent)
    {
        using var reader = new StreamReader(sent.Body);
        var name = await reader.ReadToEndAsync();
        File.Delete("/srv/drops/" + Path.GetFileName(name));
        return name;
    }
}
