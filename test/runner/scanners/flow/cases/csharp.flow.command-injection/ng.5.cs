using CliWrap;
using Microsoft.AspNetCore.Mvc;

[ApiController]
public class PrintController : ControllerBase
{
    [HttpPost("print")]
    public async Task Print(string printer) =>
        await Cli.Wrap("/bin/sh").WithArguments($"-c \"lpr -P {printer}\"").ExecuteAsync(); // expect
}
