using System.Globalization;

namespace Support.Tickets;

public partial class TicketService
{
    private int Execute(string sql)
    {
        using var command = _connection.CreateCommand();
        command.CommandText = sql;
        return command.ExecuteNonQuery();
    }

    private static string Normalize(string number)
    {
        return int.Parse(number.Replace("T-", "")).ToString(CultureInfo.InvariantCulture);
    }
}
