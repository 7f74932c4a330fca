using System.Text.RegularExpressions;
using FluentValidation;

namespace Racks.Contracts;

public record SearchRequest(string Zone, string Row, string Kind, string Order);

public class SearchRequestValidator : AbstractValidator<SearchRequest>
{
    private static readonly HashSet<string> Kinds = ["wide", "flat"];

    public SearchRequestValidator()
    {
        RuleFor(request => request.Zone).NotEmpty().Matches(@"\A[A-Z]{2}[0-9]+\z");
        RuleFor(request => request.Row).Cascade(CascadeMode.Stop).Matches(new Regex("^[a-z]+\\d*$"));
        RuleFor(request => request.Kind).Must(kind => Kinds.Contains(kind));
        RuleFor(request => request.Order).Must(Kinds.Contains).WithMessage("unknown order");
    }
}
