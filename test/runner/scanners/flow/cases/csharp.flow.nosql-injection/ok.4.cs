using Microsoft.AspNetCore.Mvc;
using Neo4j.Driver;

[ApiController]
public class NodeController : ControllerBase
{
    private readonly IDriver _driver;

    [HttpGet("node")]
    public async Task<object> Node(string name)
    {
        await using var session = _driver.AsyncSession();
        return await session.RunAsync("MATCH (n:Course {name: $name}) RETURN n", new { name });
    }
}
