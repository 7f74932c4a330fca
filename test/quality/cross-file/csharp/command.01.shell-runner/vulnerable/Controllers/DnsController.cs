using Microsoft.AspNetCore.Mvc;
using Ops.Tools;

namespace Ops.Controllers;

[ApiController]
public class DnsController : ControllerBase
{
    private readonly DnsTool _tool = new();

    [HttpGet("/dns/{domain}")]
    public int Get(string domain) => _tool.Lookup(domain).Length;
}
