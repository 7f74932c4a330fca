using Microsoft.Data.SqlClient;

namespace Kiosk.Orders;

public class OrderAudit : IHostedService
{
    private readonly OrderEvents _events;
    private readonly SqlConnection _connection;

    public OrderAudit(OrderEvents events, SqlConnection connection)
    {
        _events = events;
        _connection = connection;
        events.OrderPlaced += OnOrderPlaced;
    }

    public Task StartAsync(CancellationToken token)
    {
        _events.OrderNoted += text => Write("INSERT INTO notes VALUES ('" + text + "')");
        return Task.CompletedTask;
    }

    public Task StopAsync(CancellationToken token) => Task.CompletedTask;

    private void OnOrderPlaced(object? sender, OrderPlacedArgs e)
    {
        Write("UPDATE totals SET copies = copies + " + e.Copies);
        using var command = new SqlCommand("INSERT INTO audit VALUES ('" + e.Customer + "')", _connection); // expect
        command.ExecuteNonQuery();
    }

    private void Write(string statement)
    {
        using var command = new SqlCommand(statement, _connection); // expect
        command.ExecuteNonQuery();
    }
}
