using Contracts.Application;
using Microsoft.AspNetCore.Mvc;

namespace Contracts.Web;

public class AttachmentsController : ControllerBase
{
    private readonly IFileStore _files;

    public AttachmentsController(IFileStore files) => _files = files;

    [HttpPost]
    public async Task<IActionResult> Upload(IFormFile file, CancellationToken cancellationToken)
    {
        await _files.KeepAsync(file.FileName, cancellationToken);
        return Ok();
    }
}
