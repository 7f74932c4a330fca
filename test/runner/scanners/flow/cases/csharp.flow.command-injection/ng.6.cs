using Microsoft.AspNetCore.Mvc;
using System.Diagnostics;

[ApiController]
public class ScaleController : ControllerBase
{
    [HttpPost("scale")]
    public void Scale(string size)
    {
        var info = new ProcessStartInfo { FileName = "/bin/bash" };
        info.ArgumentList.Add("-c");
        info.ArgumentList.Add("convert in.png -resize " + size + " out.png"); // expect
        Process.Start(info);
    }
}
