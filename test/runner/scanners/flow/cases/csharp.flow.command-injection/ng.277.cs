using System.Diagnostics;
using System.IO;
using System.Net.Http;
using System.Net.Http.Json;
using System.Text.Json;
using RestSharp;
using Flurl.Http;

public class Reply { public string Command { get; set; } = ""; public int N { get; set; } }

public class FilesAndAnswers
{
    private readonly HttpClient _http;
    private readonly IHttpClientFactory _clients;

    public async Task Files()
    {
        Process.Start("bash", "-c " + File.ReadAllText("jobs/command.txt")); // expect
        Process.Start("bash", "-c " + await File.ReadAllTextAsync("jobs/command.txt")); // expect
        foreach (var line in File.ReadLines("jobs/list.txt")) Process.Start("bash", "-c " + line); // expect
        foreach (var line in await File.ReadAllLinesAsync("jobs/list.txt")) Process.Start("bash", "-c " + line); // expect
        using var sr = new StreamReader("jobs/list.txt");
        string l;
        while ((l = sr.ReadLine()) != null) Process.Start("bash", "-c " + l); // expect
        using var f = File.OpenText("jobs/list.txt");
        Process.Start("bash", "-c " + f.ReadToEnd()); // expect
        var job = JsonSerializer.Deserialize<Reply>(File.ReadAllText("job.json"));
        Process.Start("bash", "-c " + job.Command); // expect
        Process.Start("bash", "-c " + job.N);
        Process.Start("bash", "-c " + System.Text.Encoding.UTF8.GetString(File.ReadAllBytes("job.bin"))); // expect
        await foreach (var x in File.ReadLinesAsync("jobs/list.txt")) Process.Start("bash", "-c " + x); // expect
    }

    public async Task Answers()
    {
        Process.Start("bash", "-c " + await _http.GetStringAsync("https://jobs.example.com/next")); // expect
        var r = await _http.GetFromJsonAsync<Reply>("https://jobs.example.com/next");
        Process.Start("bash", "-c " + r.Command); // expect
        var response = await _http.GetAsync("https://jobs.example.com/next");
        Process.Start("bash", "-c " + await response.Content.ReadAsStringAsync()); // expect
        var parsed = await response.Content.ReadFromJsonAsync<Reply>();
        Process.Start("bash", "-c " + parsed.Command); // expect
        Process.Start("bash", "-c " + parsed.N);
        var client = _clients.CreateClient();
        var res = await client.PostAsJsonAsync("https://jobs.example.com/next", new { a = 1 });
        res.EnsureSuccessStatusCode();
        var body = await res.Content.ReadAsStringAsync();
        Process.Start("bash", "-c " + body); // expect
        var header = res.Headers.GetValues("X-Command").First();
        Process.Start("bash", "-c " + header); // expect
        var doc = JsonDocument.Parse(body);
        Process.Start("bash", "-c " + doc.RootElement.GetProperty("command").GetString()); // expect
        var rest = new RestClient("https://jobs.example.com");
        var q = await rest.ExecuteAsync(new RestRequest("next"));
        Process.Start("bash", "-c " + q.Content); // expect
        var typed = await rest.GetAsync<Reply>(new RestRequest("next"));
        Process.Start("bash", "-c " + typed.Command); // expect
        var typed2 = await rest.ExecuteAsync<Reply>(new RestRequest("next"));
        Process.Start("bash", "-c " + typed2.Data.Command); // expect
        var s = await "https://jobs.example.com/next".GetStringAsync();
        Process.Start("bash", "-c " + s); // expect
        var t = await "https://jobs.example.com/next".WithOAuthBearerToken("x").GetJsonAsync<Reply>();
        Process.Start("bash", "-c " + t.Command); // expect
    }
}
