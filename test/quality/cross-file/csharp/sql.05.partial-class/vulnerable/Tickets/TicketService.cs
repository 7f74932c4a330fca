using System.Data.Common;

namespace Support.Tickets;

public partial class TicketService
{
    private readonly DbConnection _connection;

    public TicketService(DbConnection connection)
    {
        _connection = connection;
    }

    public int Close(string number)
    {
        return Execute("UPDATE Tickets SET Closed = 1 WHERE Number = " + Normalize(number));
    }
}
