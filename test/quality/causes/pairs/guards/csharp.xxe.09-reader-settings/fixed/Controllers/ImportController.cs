using System.IO;
using System.Xml;
using Microsoft.AspNetCore.Mvc;

public class ImportController : Controller
{
    [HttpPost("/import")]
    public IActionResult Import([FromBody] string xml)
    {
        var settings = new XmlReaderSettings { IgnoreComments = true };
        using var reader = XmlReader.Create(new StringReader(xml), settings); // expect
        var document = new XmlDocument { XmlResolver = null };
        document.Load(reader);
        return Ok(document.DocumentElement?.Name);
    }
}
