using System.Diagnostics;
using MediatR;
using Microsoft.Data.SqlClient;

namespace Yard.Boats;

public record ListBoats(string Sort) : IRequest<int>;
public class GetBoat : IRequest<string> { public int Id { get; init; } public string Table { get; init; } = ""; }
public record RepairBoat(string Dock) : IRequest;

public class ListBoatsHandler(SqlConnection connection) : IRequestHandler<ListBoats, int>
{
    public async Task<int> Handle(ListBoats request, CancellationToken cancellationToken)
    {
        using var command = new SqlCommand($"SELECT Id FROM Boats ORDER BY {request.Sort}", connection);
        return (int)await command.ExecuteScalarAsync(cancellationToken);
    }
}

public class GetBoatHandler(SqlConnection connection) : IRequestHandler<GetBoat, string>
{
    public async Task<string> Handle(GetBoat request, CancellationToken cancellationToken)
    {
        using var command = new SqlCommand($"SELECT Name FROM {request.Table} WHERE Id = {request.Id}", connection);
        return (string)await command.ExecuteScalarAsync(cancellationToken);
    }
}

public class RepairBoatHandler : IRequestHandler<RepairBoat>
{
    public Task Handle(RepairBoat request, CancellationToken cancellationToken)
    {
        Process.Start("/bin/sh", "-c \"crane " + request.Dock + "\"");
        return Task.CompletedTask;
    }
}
