using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Azure.Functions.Worker;
using MongoDB.Driver;

public record Wanted(string Owner, string? Model);

public class Meters
{
    private readonly IMongoCollection<Meter> _meters;

    public Meters(IMongoDatabase database)
    {
        _meters = database.GetCollection<Meter>("meters");
    }

    public Task<List<Meter>> FindAsync(Wanted wanted)
    {
        var (owner, _) = wanted;
        return _meters.Find($"{{ owner: '{owner}' }}").ToListAsync(); // expect
    }
}

public class FindMeters(Meters meters)
{
    [Function("FindMeters")]
    public async Task<IActionResult> Run([HttpTrigger(AuthorizationLevel.Function, "post")] HttpRequest req)
    {
        var wanted = await req.ReadFromJsonAsync<Wanted>();
        return new OkObjectResult(await meters.FindAsync(wanted!));
    }
}
