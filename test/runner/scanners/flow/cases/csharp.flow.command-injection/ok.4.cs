using CliWrap;
using Microsoft.AspNetCore.Mvc;

[ApiController]
public class CopyController : ControllerBase
{
    [HttpPost("copy")]
    public async Task Copy(string printer) => await Cli.Wrap("lpr").WithArguments(["-P", printer]).ExecuteAsync();
}
