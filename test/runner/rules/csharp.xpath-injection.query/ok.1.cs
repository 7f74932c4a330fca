public XmlNode Find(string user)
{
    return document.SelectSingleNode("//user[@admin='true']");
}
