using System.Data;

namespace Ledger.Data;

public static class Transactions
{
    public static void Run(IDbConnection connection, Action<IDbCommand> work)
    {
        using var transaction = connection.BeginTransaction();
        using var command = connection.CreateCommand();
        command.Transaction = transaction;
        work(command);
        transaction.Commit();
    }
}
