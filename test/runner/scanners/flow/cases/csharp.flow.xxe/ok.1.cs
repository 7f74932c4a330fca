using System.Xml;
using Microsoft.AspNetCore.Mvc;
public class BController : Controller {
  public void D([FromBody] string payload) {
    var document = new XmlDocument { XmlResolver = null };
    document.LoadXml(payload);
  }
  public void E([FromBody] string payload) {
    var document = new XmlDocument();
    document.LoadXml(payload);
  }
}
