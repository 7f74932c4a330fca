public XmlDocument Read(Stream stream)
{
    var document = new XmlDocument();
    document.XmlResolver = new XmlUrlResolver(); // expect
    document.Load(stream);
    return document;
}
