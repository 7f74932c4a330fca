using System.ComponentModel.DataAnnotations;
using Microsoft.AspNetCore.Mvc;

public class ScanRequest
{
    [RegularExpression("[0-9]{4}-[0-9]{1,6}")]
    public string Number { get; set; }

    public string FileName => Number + ".tiff";
}

public class ScansController : Controller
{
    [HttpPost]
    public void Remove([FromBody] ScanRequest request)
    {
        System.IO.File.Delete("/srv/scans/" + request.Number);
        System.IO.File.Delete("/srv/scans/" + request.FileName);
    }
}
