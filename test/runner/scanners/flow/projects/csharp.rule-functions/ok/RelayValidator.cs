using FluentValidation;

namespace Relays.Ok.Contracts;

public sealed record Relay(string Address, string Mirror, string Kind);

public sealed class RelayValidator : AbstractValidator<Relay>
{
    private readonly HashSet<string> _copies = new() { "c.example.com" };
    private static readonly HashSet<string> Sites = new(StringComparer.OrdinalIgnoreCase) { "a.example.com", "b.example.com" };

    public RelayValidator()
    {
        RuleFor(relay => relay.Address)
            .Cascade(CascadeMode.Stop)
            .NotEmpty()
            .Must(IsKnownSite)
            .WithMessage("unknown site");
        RuleFor(relay => relay.Mirror)
            .MustAsync(async (address, token) => Uri.TryCreate(address, UriKind.Absolute, out var uri) && _copies.Contains(uri.Host));
    }

    private static bool IsKnownSite(string address)
    {
        if (!Uri.TryCreate(address, UriKind.Absolute, out var uri))
        {
            return false;
        }

        return uri.Scheme == Uri.UriSchemeHttps && uri.IsDefaultPort && Sites.Contains(uri.Host);
    }
}
