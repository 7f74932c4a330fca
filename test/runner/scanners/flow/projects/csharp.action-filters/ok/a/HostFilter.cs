using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
namespace FilteredOkA;
public class HostFilter : IActionFilter
{
    public void OnActionExecuting(ActionExecutingContext context)
    {
        if (context.ActionArguments["request"] is not PingRequest request || !Regex.IsMatch(request.Host, "^[a-z0-9.]+$"))
        {
            context.Result = new BadRequestResult();
            return;
        }
        if (string.IsNullOrEmpty(request.Label)) context.Result = new BadRequestResult();
    }
    public void OnActionExecuted(ActionExecutedContext context) { }
}
