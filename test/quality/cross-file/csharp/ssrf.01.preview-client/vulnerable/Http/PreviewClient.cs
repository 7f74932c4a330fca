namespace Preview.Http;

public class PreviewClient
{
    private readonly HttpClient _http;

    public PreviewClient(HttpClient http)
    {
        _http = http;
    }

    public async Task<int> LengthAsync(string url)
    {
        var text = await _http.GetStringAsync(url); // expect
        return text.Length;
    }
}
