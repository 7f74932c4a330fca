namespace Support.Tickets;

public partial class TicketService
{
    private int Execute(string sql)
    {
        using var command = _connection.CreateCommand();
        command.CommandText = sql; // expect
        return command.ExecuteNonQuery(); // expect
    }

    private static string Normalize(string number)
    {
        return number.Replace("T-", "");
    }
}
