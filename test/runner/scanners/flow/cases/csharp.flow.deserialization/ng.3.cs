using System.Runtime.Serialization;
using System.Xml.Serialization;
using Microsoft.AspNetCore.Mvc;

public class ImportsController : Controller
{
    public IActionResult Import(string kind)
    {
        var serializer = new XmlSerializer(Type.GetType(kind)!);
        return Ok(serializer.Deserialize(Request.Body)); // expect
    }

    public IActionResult Restore(string kind)
    {
        var serializer = new DataContractSerializer(Type.GetType(kind)!);
        return Ok(serializer.ReadObject(Request.Body)); // expect
    }
}
