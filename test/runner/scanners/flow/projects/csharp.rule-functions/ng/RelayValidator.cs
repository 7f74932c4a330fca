using FluentValidation;

namespace Relays.Ng.Contracts;

public sealed record Relay(string Address, string Mirror, string Kind);

public sealed class RelayValidator : AbstractValidator<Relay>
{
    private static readonly HashSet<string> Sites = new(StringComparer.OrdinalIgnoreCase) { "a.example.com", "b.example.com" };

    public RelayValidator()
    {
        RuleFor(relay => relay.Address).NotEmpty().Must(IsAddress);
        RuleFor(relay => relay.Mirror).Must(IsKnownSite).When(relay => relay.Kind == "mirrored");
        RuleFor(relay => relay.Kind).Must(kind => Sites.Contains(kind));
    }

    private static bool IsAddress(string address) =>
        Uri.TryCreate(address, UriKind.Absolute, out var uri) && uri.Scheme == Uri.UriSchemeHttps;

    private static bool IsKnownSite(string address) =>
        Uri.TryCreate(address, UriKind.Absolute, out var uri) && Sites.Contains(uri.Host);
}
