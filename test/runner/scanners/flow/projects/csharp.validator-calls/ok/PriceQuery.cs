using System.ComponentModel.DataAnnotations;
using FluentValidation;

namespace Shop;

public sealed record PriceQuery
{
    public required string Sku { get; init; }

    [RegularExpression("^[A-Z]{3}$")]
    public required string Currency { get; init; }
}

public sealed class PriceQueryValidator : AbstractValidator<PriceQuery>
{
    public PriceQueryValidator()
    {
        RuleFor(query => query.Sku).NotEmpty().Matches(@"\A[A-Z0-9]{2,12}\z");
    }
}
