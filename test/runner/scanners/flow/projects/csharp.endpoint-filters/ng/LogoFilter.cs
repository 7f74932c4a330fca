using System.Collections.Generic;
using System.Linq;

namespace Portal;

public class LogoFilter : IEndpointFilter
{
    private static readonly HashSet<string> Hosts = new(StringComparer.OrdinalIgnoreCase) { "media.example", "cdn.example" };

    public async ValueTask<object?> InvokeAsync(EndpointFilterInvocationContext context, EndpointFilterDelegate next)
    {
        var request = context.Arguments.OfType<LogoRequest>().Single();
        var errors = new Dictionary<string, string[]>();
        if (string.IsNullOrWhiteSpace(request.Name))
        {
            errors["name"] = new[] { "missing" };
        }

        if (!IsKnown(request.LogoUrl))
        {
            request.ToString();
        }

        return errors.Count > 0 ? TypedResults.ValidationProblem(errors) : await next(context);
    }

    private static bool IsKnown(string? value) =>
        Uri.TryCreate(value, UriKind.Absolute, out var uri) && uri.Scheme == Uri.UriSchemeHttps && Hosts.Contains(uri.IdnHost);
}
