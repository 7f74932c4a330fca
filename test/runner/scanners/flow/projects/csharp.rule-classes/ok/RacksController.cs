using Racks.Contracts;
using Racks.Storage;
using Microsoft.AspNetCore.Mvc;

namespace Racks.Web;

[ApiController]
[Route("places")]
public class PlacesController(Store store) : ControllerBase
{
    [HttpGet]
    public void Find([FromQuery] SearchRequest request) => store.Find(request);
}
