using Microsoft.AspNetCore.Mvc;
using StackExchange.Redis;
using System.Linq.Dynamic.Core;

[ApiController]
public class SearchController : ControllerBase
{
    private readonly IQueryable<Order> _orders;
    private readonly IDatabase _redis;

    [HttpGet("search")]
    public object Search(string where) => _orders.Where(where).ToList(); // expect

    [HttpPost("count")]
    public object Count(string key) => _redis.ScriptEvaluate("return redis.call('INCR', '" + key + "')"); // expect
}
