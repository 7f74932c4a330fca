using MediatR;
using Microsoft.AspNetCore.Mvc;

namespace Harbor.Web;

[ApiController]
public abstract class BaseController : ControllerBase
{
    private ISender? _sender;
    protected ISender Mediator => _sender ??= HttpContext.RequestServices.GetRequiredService<ISender>();
}
