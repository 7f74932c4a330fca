using System.Data;

namespace Ledger.Data;

public static class AccountCommands
{
    public static void Rename(IDbCommand command, int id, string label)
    {
        command.CommandText = "UPDATE Accounts SET Label = '" + label + "' WHERE Id = " + id; // expect
        command.ExecuteNonQuery(); // expect
    }
}
