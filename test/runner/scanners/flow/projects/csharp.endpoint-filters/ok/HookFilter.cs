using System.Collections.Generic;

namespace Portal;

public class HookFilter : IEndpointFilter
{
    private static readonly HashSet<string> Hooks = new() { "https://hooks.example/a", "https://hooks.example/b" };

    public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next)
    {
        var request = context.GetArgument<HookRequest>(0);
        if (!Hooks.Contains(request.HookUrl))
        {
            return Results.BadRequest();
        }

        return await next(context);
    }
}
