using System.Xml;
using Microsoft.AspNetCore.Mvc;
public class BController : Controller {
  public void A([FromBody] string payload) {
    var settings = new XmlReaderSettings();
    settings.DtdProcessing = DtdProcessing.Parse;
    settings.XmlResolver = new XmlUrlResolver();
    using var reader = XmlReader.Create(new StringReader(payload), settings); // expect
  }
  public void B([FromBody] string payload) {
    var document = new XmlDocument { XmlResolver = new XmlUrlResolver() };
    document.LoadXml(payload); // expect
  }
  public void C([FromBody] string payload) {
    var document = new XmlDocument();
    document.XmlResolver = new XmlUrlResolver();
    document.Load(new StringReader(payload)); // expect
  }
}
