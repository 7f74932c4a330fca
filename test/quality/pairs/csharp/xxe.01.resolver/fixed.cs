using System.IO;
using System.Xml;

public class Importer
{
    public string Root(Stream input)
    {
        var document = new XmlDocument();
        document.XmlResolver = null;
        document.Load(input);
        return document.DocumentElement.Name;
    }
}
