using System.Xml;

namespace Settings.Imports;

public class XmlSettings
{
    public XmlReaderSettings Reader { get; } = new()
    {
        DtdProcessing = DtdProcessing.Prohibit,
        XmlResolver = null,
    };
}
