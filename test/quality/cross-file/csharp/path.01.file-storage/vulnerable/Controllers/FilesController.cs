using Files.Storage;
using Microsoft.AspNetCore.Mvc;

namespace Files.Controllers;

[ApiController]
[Route("files")]
public class FilesController : ControllerBase
{
    private readonly IFileStorage _storage;

    public FilesController(IFileStorage storage)
    {
        _storage = storage;
    }

    [HttpGet]
    public IActionResult Download([FromQuery] string name)
    {
        return File(_storage.Read(name), "application/octet-stream");
    }
}
