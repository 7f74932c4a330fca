namespace Catalog.Prices;

public static class ProductCode
{
    public static string Parse(string text) => text.ToUpperInvariant();
}
