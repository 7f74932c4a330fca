using System.Diagnostics;
using FluentValidation;
using MediatR;

namespace Harbor.Ships;

public record RepairShip(string Dock) : IRequest;

public class RepairShipValidator : AbstractValidator<RepairShip>
{
    public RepairShipValidator()
    {
        RuleFor(ship => ship.Dock).NotEmpty().Matches("^[a-z0-9]+$");
    }
}

// Nothing registers it.
public class CheckingBehavior<TRequest, TResponse>(IEnumerable<IValidator<TRequest>> validators)
    : IPipelineBehavior<TRequest, TResponse> where TRequest : notnull
{
    public async Task<TResponse> Handle(TRequest request, RequestHandlerDelegate<TResponse> next, CancellationToken cancellationToken)
    {
        foreach (var validator in validators) await validator.ValidateAndThrowAsync(request, cancellationToken);
        return await next();
    }
}

public class RepairShipHandler : IRequestHandler<RepairShip>
{
    public Task Handle(RepairShip request, CancellationToken cancellationToken)
    {
        Process.Start("/bin/sh", "-c \"crane " + request.Dock + "\""); // expect
        return Task.CompletedTask;
    }
}
