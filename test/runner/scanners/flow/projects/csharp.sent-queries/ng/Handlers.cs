using System.Diagnostics;
using MediatR;
using Microsoft.Data.SqlClient;

namespace Harbor.Ships;

public record ListShips(string Sort) : IRequest<int>;
public record FindShip(string Name) : IRequest<int>;
public record RenameShip(int Id, string Name) : IRequest;
public record SinkShip(string Reason) : IRequest;
public class GreetShip : IRequest { public string Name { get; init; } = ""; }
public record PaintShip(string Color) : IRequest;

public class ListShipsHandler(SqlConnection connection) : IRequestHandler<ListShips, int>
{
    public async Task<int> Handle(ListShips request, CancellationToken cancellationToken)
    {
        using var command = new SqlCommand($"SELECT Id FROM Ships ORDER BY {request.Sort}", connection); // expect
        return (int)await command.ExecuteScalarAsync(cancellationToken);
    }
}

public class FindShipHandler(SqlConnection connection) : IRequestHandler<FindShip, int>
{
    public async Task<int> Handle(FindShip request, CancellationToken cancellationToken)
    {
        using var command = new SqlCommand($"SELECT Id FROM Ships WHERE Name = '{request.Name}'", connection); // expect
        return (int)await command.ExecuteScalarAsync(cancellationToken);
    }
}

public class RenameShipHandler(SqlConnection connection) : IRequestHandler<RenameShip>
{
    public async Task Handle(RenameShip request, CancellationToken cancellationToken)
    {
        using var command = new SqlCommand($"UPDATE Ships SET Name = '{request.Name}'", connection); // expect
        await command.ExecuteNonQueryAsync(cancellationToken);
    }
}

public class SinkShipHandler : IRequestHandler<SinkShip>
{
    public Task Handle(SinkShip request, CancellationToken cancellationToken)
    {
        Process.Start("/bin/sh", "-c \"alarm " + request.Reason + "\""); // expect
        return Task.CompletedTask;
    }
}

public class GreetShipHandler : IRequestHandler<GreetShip>
{
    public Task Handle(GreetShip request, CancellationToken cancellationToken)
    {
        Process.Start("/bin/sh", "-c \"horn " + request.Name + "\""); // expect
        return Task.CompletedTask;
    }
}

// Only a test sends it.
public class PaintShipHandler : IRequestHandler<PaintShip>
{
    public Task Handle(PaintShip request, CancellationToken cancellationToken)
    {
        Process.Start("/bin/sh", "-c \"paint " + request.Color + "\""); // expect
        return Task.CompletedTask;
    }
}
