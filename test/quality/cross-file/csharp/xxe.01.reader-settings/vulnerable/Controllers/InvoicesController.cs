using Invoices.Xml;
using Microsoft.AspNetCore.Mvc;

namespace Invoices.Controllers;

[ApiController]
public class InvoicesController : ControllerBase
{
    [HttpPost("/invoices")]
    public string? Upload() => new InvoiceReader().Total(Request.Body);
}
