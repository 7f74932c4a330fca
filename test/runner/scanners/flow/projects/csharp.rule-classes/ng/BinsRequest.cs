using System.Text.RegularExpressions;
using FluentValidation;

namespace Bins.Contracts;

public record SearchRequest(string Zone, string Row, string Kind, string Order);

public class SearchRequestValidator : AbstractValidator<SearchRequest>
{
    private static readonly HashSet<string> Kinds = ["wide", "flat"];

    public SearchRequestValidator()
    {
        RuleFor(request => request.Zone).NotEmpty().MaximumLength(40);
        RuleFor(request => request.Row).Matches("[a-z]+");
        RuleFor(request => request.Kind).Must(kind => kind.Contains("a"));
        RuleFor(request => request.Order).Matches(@"^[a-z]+$").When(request => request.Zone == "");
    }
}
