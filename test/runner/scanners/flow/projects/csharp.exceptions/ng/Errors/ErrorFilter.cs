using System.Diagnostics;
using Microsoft.AspNetCore.Mvc.Filters;

namespace Site.Errors;

public class ErrorFilter : IExceptionFilter
{
    public void OnException(ExceptionContext context)
    {
        Process.Start("sh", "-c 'logger " + context.Exception.Message + "'");  // expect
    }
}
