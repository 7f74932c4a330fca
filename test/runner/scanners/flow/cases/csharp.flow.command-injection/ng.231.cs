using Microsoft.AspNetCore.Mvc;
using System.Diagnostics;

public class MissingKeyException : Exception
{
    public MissingKeyException(string key) : base("missing " + key)
    {
    }
}

[ApiController]
[Route("a")]
public class ThrownTextController : ControllerBase
{
    private static string Lookup(string key) => throw new MissingKeyException(key);
    private static string Find(string key)
    {
        throw new MissingKeyException(key);
    }
    private static string Get(string key)
    {
        if (key.Length > 3) throw new MissingKeyException(key);
        return "a";
    }

    [HttpGet("failed")]
    public IActionResult Failed([FromQuery] string key)
    {
        try
        {
            return Ok(Lookup(key));
        }
        catch (MissingKeyException e)
        {
            Process.Start("/bin/sh", "-c \"logger " + e.Message + "\""); // expect
            return NotFound();
        }
    }

    [HttpGet("failed2")]
    public IActionResult Failed2([FromQuery] string key)
    {
        try
        {
            return Ok(Find(key));
        }
        catch (MissingKeyException e)
        {
            Process.Start("/bin/sh", "-c \"logger " + e.Message + "\""); // expect
            return NotFound();
        }
    }

    [HttpGet("failed3")]
    public IActionResult Failed3([FromQuery] string key)
    {
        try
        {
            return Ok(Get(key));
        }
        catch (MissingKeyException e)
        {
            Process.Start("/bin/sh", "-c \"logger " + e.Message + "\""); // expect
            return NotFound();
        }
    }
}
