namespace Billing.Tenants;

public class TenantInfo
{
    public string Schema { get; set; } = "shared";

    public int Region { get; set; }
}
