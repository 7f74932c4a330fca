using System.Data.SqlClient;
using Billing.Tenants;
using Microsoft.AspNetCore.Mvc;

namespace Billing.Reports;

public class ReportsController : Controller
{
    private readonly SqlConnection _connection;
    private readonly TenantInfo _tenant;

    public ReportsController(SqlConnection connection, TenantInfo tenant)
    {
        _connection = connection;
        _tenant = tenant;
    }

    [HttpGet("/reports")]
    public IActionResult Count()
    {
        new SqlCommand($"SELECT COUNT(*) FROM region_{_tenant.Region}.Reports", _connection).ExecuteScalar();
        new SqlCommand($"SELECT COUNT(*) FROM {_tenant.Schema}.Reports", _connection).ExecuteScalar(); // expect
        return Ok();
    }
}
