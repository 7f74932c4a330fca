using System.Xml;

namespace Settings.Imports;

public class XmlSettings
{
    public XmlReaderSettings Reader { get; } = new()
    {
        DtdProcessing = DtdProcessing.Parse,
        XmlResolver = new XmlUrlResolver(),
    };
}
