public XmlNode Find(string user)
{
    return document.SelectSingleNode("//user[name='" + user + "']"); // expect
}
