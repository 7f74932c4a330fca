using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.Filters;
namespace FilteredOkC;
public class HostFilter : IAsyncActionFilter
{
    public async Task OnActionExecutionAsync(ActionExecutingContext context, ActionExecutionDelegate next)
    {
        var host = context.ActionArguments["host"] as string;
        if (host is null || !Regex.IsMatch(host, "^[a-z0-9.]+$"))
        {
            context.Result = new BadRequestResult();
            return;
        }
        await next();
    }
}
public class LogFilter : IAsyncActionFilter
{
    public async Task OnActionExecutionAsync(ActionExecutingContext context, ActionExecutionDelegate next)
    {
        var label = context.ActionArguments["label"] as string;
        if (label is null || !Regex.IsMatch(label, "^[a-z0-9.]+$")) Console.WriteLine("label");
        await next();
    }
}
