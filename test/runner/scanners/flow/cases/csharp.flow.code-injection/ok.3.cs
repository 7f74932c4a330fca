using Microsoft.AspNetCore.Mvc;
using StackExchange.Redis;
using System.Linq.Dynamic.Core;

[ApiController]
public class FilterController : ControllerBase
{
    private readonly IQueryable<Order> _orders;
    private readonly IDatabase _redis;

    [HttpGet("filter")]
    public object Filter(string zone) => _orders.Where("Zone == @0", zone).Where(order => order.Zone == zone).ToList();

    [HttpPost("total")]
    public object Total(string key) => _redis.ScriptEvaluate("return redis.call('INCR', KEYS[1])", [key]);
}
