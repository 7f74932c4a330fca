using Microsoft.AspNetCore.Mvc;
using Pricing.Rules;

namespace Pricing.Controllers;

[ApiController]
public class PricesController(RuleEngine engine) : ControllerBase
{
    [HttpGet("/price")]
    public Task<double> Get([FromQuery] string factor)
    {
        var formula = new Formula(factor);
        return engine.EvaluateAsync(formula.ToScript());
    }
}
