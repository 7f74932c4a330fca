using System.Xml;
using System.Xml.Linq;

namespace Invoices.Xml;

public class InvoiceReader
{
    public string? Total(Stream content)
    {
        using var reader = XmlReader.Create(content, XmlSettings.Create()); // expect
        return XDocument.Load(reader).Root?.Element("total")?.Value;
    }
}
