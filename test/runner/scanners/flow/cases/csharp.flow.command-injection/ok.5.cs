using Microsoft.AspNetCore.Mvc;
using System.Diagnostics;

[ApiController]
public class CropController : ControllerBase
{
    [HttpPost("crop")]
    public void Crop(string size)
    {
        var info = new ProcessStartInfo { FileName = "convert" };
        info.ArgumentList.Add("-crop");
        info.ArgumentList.Add(size);
        Process.Start(info);
    }
}
