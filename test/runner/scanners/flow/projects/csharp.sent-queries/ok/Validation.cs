using FluentValidation;
using MediatR;

namespace Yard.Boats;

public class RepairBoatValidator : AbstractValidator<RepairBoat>
{
    public RepairBoatValidator()
    {
        RuleFor(boat => boat.Dock).NotEmpty().Matches("^[a-z0-9]+$");
    }
}

public class ValidationBehavior<TRequest, TResponse>(IEnumerable<IValidator<TRequest>> validators)
    : IPipelineBehavior<TRequest, TResponse> where TRequest : notnull
{
    public async Task<TResponse> Handle(TRequest request, RequestHandlerDelegate<TResponse> next, CancellationToken cancellationToken)
    {
        foreach (var validator in validators) await validator.ValidateAndThrowAsync(request, cancellationToken);
        return await next();
    }
}

public static class DependencyInjection
{
    public static IServiceCollection AddYard(this IServiceCollection services) =>
        services.AddMediatR(settings => settings.AddOpenBehavior(typeof(ValidationBehavior<,>)));
}
