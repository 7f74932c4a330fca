using Catalog.Prices;
using Microsoft.AspNetCore.Mvc;

namespace Catalog.Controllers;

public class PricesController : Controller
{
    private static readonly PriceDocument Document = new("/srv/prices.xml");

    [HttpGet]
    public IActionResult Show(string code)
    {
        return Json(Document.PriceOf(ProductCode.Parse(code)));
    }
}
