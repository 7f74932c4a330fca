using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
namespace FilteredNgD;
public class SafeHostAttribute : ActionFilterAttribute
{
    public override void OnActionExecuting(ActionExecutingContext context)
    {
        if (!context.ActionArguments.TryGetValue("host", out var value) || value is not string host || !Regex.IsMatch(host, "^[a-z0-9.]+$"))
            context.Result = new BadRequestObjectResult("host");
    }
}
