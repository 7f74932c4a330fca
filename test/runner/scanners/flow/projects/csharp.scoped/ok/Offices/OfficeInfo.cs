namespace Payroll.Offices;

public class OfficeInfo
{
    public string Schema { get; set; } = "shared";

    public string Name { get; set; } = "";
}
