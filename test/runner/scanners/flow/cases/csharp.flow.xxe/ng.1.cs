using System.Xml;
using Microsoft.AspNetCore.Mvc;
public class AController : Controller {
  public void A([FromBody] string payload) {
    var settings = new XmlReaderSettings { DtdProcessing = DtdProcessing.Parse, XmlResolver = new XmlUrlResolver() };
    using var reader = XmlReader.Create(new StringReader(payload), settings); // expect
  }
  public void B([FromBody] string payload) {
    using var reader = XmlReader.Create(new StringReader(payload), Make()); // expect
  }
  public void C([FromBody] string payload) {
    using var reader = XmlReader.Create(new StringReader(payload), Defaults.Settings()); // expect
  }
  private static XmlReaderSettings Make() {
    return new XmlReaderSettings { DtdProcessing = DtdProcessing.Parse, XmlResolver = new XmlUrlResolver() };
  }
}
public static class Defaults {
  public static XmlReaderSettings Settings() => new XmlReaderSettings { DtdProcessing = DtdProcessing.Parse, XmlResolver = new XmlUrlResolver() };
}
