using System.Xml;

namespace Catalog.Prices;

public class PriceDocument
{
    private readonly XmlDocument _document = new();

    public PriceDocument(string path)
    {
        _document.Load(path);
    }

    public string? PriceOf(string code)
    {
        return _document.SelectSingleNode("//product[@code='" + code + "']/price")?.InnerText; // expect
    }
}
