using System.Xml;
using System.Xml.Linq;
using Microsoft.AspNetCore.Mvc;

namespace Settings.Imports;

public class ImportController : ControllerBase
{
    private readonly XmlSettings _settings;

    public ImportController(XmlSettings settings) => _settings = settings;

    [HttpPost]
    public IActionResult Import()
    {
        var document = XDocument.Load(XmlReader.Create(Request.Body, _settings.Reader));
        return Ok(document.Root!.Name.LocalName.Length);
    }
}
