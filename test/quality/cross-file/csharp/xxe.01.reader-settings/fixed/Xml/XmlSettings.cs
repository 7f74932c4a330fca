using System.Xml;

namespace Invoices.Xml;

public static class XmlSettings
{
    public static XmlReaderSettings Create()
    {
        return new XmlReaderSettings
        {
            DtdProcessing = DtdProcessing.Prohibit,
            XmlResolver = null,
        };
    }
}
