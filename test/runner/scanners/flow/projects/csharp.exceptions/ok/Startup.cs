using System.Diagnostics;
using Microsoft.AspNetCore.Builder;
using Microsoft.AspNetCore.Diagnostics;

namespace Site;

public class Startup
{
    public void Configure(IApplicationBuilder app)
    {
        app.UseExceptionHandler(errors => errors.Run(async context => await Errors(context)));
    }

    private static async Task Errors(HttpContext context)
    {
        var feature = context.Features.Get<IExceptionHandlerPathFeature>();
        Process.Start("sh", "-c 'logger " + feature.Error.Message + "'");
    }
}
