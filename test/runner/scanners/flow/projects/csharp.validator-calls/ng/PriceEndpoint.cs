using FluentValidation;
using Microsoft.AspNetCore.Mvc;

namespace Shop;

public sealed class PriceController : ControllerBase
{
    private readonly IValidator<PriceQuery> _validator;
    private readonly PriceStore _store;

    public PriceController(IValidator<PriceQuery> validator, PriceStore store)
    {
        _validator = validator;
        _store = store;
    }

    [HttpGet("/prices")]
    public async Task<IActionResult> Find()
    {
        var query = new PriceQuery { Sku = Request.Query["sku"]!, Currency = Request.Query["currency"]! };
        var validation = await _validator.ValidateAsync(query);

        return Ok(_store.BySku(query));
    }

    [HttpGet("/rates")]
    public IActionResult Rates()
    {
        var query = new PriceQuery { Sku = Request.Query["sku"]!, Currency = Request.Query["currency"]! };

        return Ok(_store.ByCurrency(query));
    }
}
