using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.AspNetCore.Mvc;

namespace Example.Printers;

[ApiController]
[Route("printers")]
public class PrinterController : ControllerBase
{
    private readonly Dictionary<string, IPrinter> byKind;

    public PrinterController(IEnumerable<IPrinter> printers) =>
        byKind = printers.ToDictionary(printer => printer.Kind, StringComparer.Ordinal);

    [HttpPost("{kind}")]
    public IActionResult Print(string kind, string title)
    {
        if (!byKind.TryGetValue(kind, out var printer)) return NotFound();
        printer.Print(title);
        return NoContent();
    }
}

[ApiController]
[Route("first")]
public class FirstController(IEnumerable<IPrinter> printers) : ControllerBase
{
    [HttpPost("{kind}")]
    public void Print(string kind, string title) => printers.Where(printer => printer.Kind == kind).First().Print(title);
}
