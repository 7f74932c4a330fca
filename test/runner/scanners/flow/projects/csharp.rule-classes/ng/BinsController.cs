using Bins.Contracts;
using Bins.Storage;
using Microsoft.AspNetCore.Mvc;

namespace Bins.Web;

[ApiController]
[Route("places")]
public class PlacesController(Store store) : ControllerBase
{
    [HttpGet]
    public void Find([FromQuery] SearchRequest request) => store.Find(request);
}
