using Microsoft.AspNetCore.Mvc;
using Neo4j.Driver;

[ApiController]
public class GraphController : ControllerBase
{
    private readonly IDriver _driver;

    [HttpGet("graph")]
    public async Task<object> Nodes(string label)
    {
        await using var session = _driver.AsyncSession();
        return await session.RunAsync($"MATCH (n:{label}) RETURN n"); // expect
    }
}
