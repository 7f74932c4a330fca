using Harbor.Ships;
using MediatR;

namespace Harbor.Tests;

public class PaintShipTests(IMediator mediator)
{
    [Fact]
    public Task Paints() => mediator.Send(new PaintShip("red"));
}
