using System.Xml;
using Microsoft.AspNetCore.Mvc;
public class BController : Controller {
  public void F([FromBody] string payload) {
    var settings = new XmlReaderSettings { DtdProcessing = DtdProcessing.Parse, XmlResolver = null };
    using var reader = XmlReader.Create(new StringReader(payload), settings);
  }
  public void G([FromBody] string payload) {
    var settings = new XmlReaderSettings { DtdProcessing = DtdProcessing.Prohibit };
    using var reader = XmlReader.Create(new StringReader(payload), settings);
  }
  public void H([FromBody] string payload) {
    using var reader = XmlReader.Create(new StringReader(payload));
  }
}
