using System;
using Microsoft.AspNetCore.Mvc;

namespace Shop;

[ApiController]
[Route("cards")]
public class CardController : ControllerBase
{
    [HttpGet("{name}")]
    public IActionResult Get(string name)
    {
        throw new ArgumentException("There is no card " + name);
    }
}
