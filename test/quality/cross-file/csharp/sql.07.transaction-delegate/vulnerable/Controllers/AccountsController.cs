using System.Data;
using Ledger.Data;
using Microsoft.AspNetCore.Mvc;

namespace Ledger.Controllers;

public record LabelChange(string Label);

[ApiController]
public class AccountsController(IDbConnection connection) : ControllerBase
{
    [HttpPut("/accounts/{id:int}/label")]
    public IActionResult Rename(int id, [FromBody] LabelChange change)
    {
        Transactions.Run(connection, command => AccountCommands.Rename(command, id, change.Label));
        return NoContent();
    }
}
