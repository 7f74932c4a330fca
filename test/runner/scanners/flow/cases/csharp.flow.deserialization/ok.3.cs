using System.Runtime.Serialization;
using System.Xml.Serialization;
using Microsoft.AspNetCore.Mvc;

public class Order
{
    public string Name { get; set; } = "";
}

public class ExportsController : Controller
{
    private static readonly Dictionary<string, Type> Kinds = new() { ["order"] = typeof(Order) };

    public IActionResult Import()
    {
        var serializer = new XmlSerializer(typeof(Order));
        return Ok(serializer.Deserialize(Request.Body));
    }

    public IActionResult Restore(string kind)
    {
        var serializer = new DataContractSerializer(Kinds[kind]);
        return Ok(serializer.ReadObject(Request.Body));
    }
}
