public XmlDocument Read(Stream stream)
{
    var document = new XmlDocument { XmlResolver = null };
    document.Load(stream);
    return document;
}
