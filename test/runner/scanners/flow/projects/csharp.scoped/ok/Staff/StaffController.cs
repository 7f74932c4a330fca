using System.Data.SqlClient;
using Payroll.Offices;
using Microsoft.AspNetCore.Mvc;

namespace Payroll.Staff;

public class StaffController : Controller
{
    private readonly SqlConnection _connection;
    private readonly OfficeInfo _office;

    public StaffController(SqlConnection connection, OfficeInfo office)
    {
        _connection = connection;
        _office = office;
    }

    [HttpGet("/staff")]
    public IActionResult Count()
    {
        var count = new SqlCommand($"SELECT COUNT(*) FROM {_office.Schema}.Staff WHERE Office = @office", _connection);
        count.Parameters.AddWithValue("@office", _office.Name);
        count.ExecuteScalar();
        return Ok();
    }
}
