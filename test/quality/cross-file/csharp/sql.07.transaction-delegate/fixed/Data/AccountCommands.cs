using System.Data;

namespace Ledger.Data;

public static class AccountCommands
{
    public static void Rename(IDbCommand command, int id, string label)
    {
        command.CommandText = "UPDATE Accounts SET Label = @label WHERE Id = " + id;
        var parameter = command.CreateParameter();
        parameter.ParameterName = "@label";
        parameter.Value = label;
        command.Parameters.Add(parameter);
        command.ExecuteNonQuery();
    }
}
