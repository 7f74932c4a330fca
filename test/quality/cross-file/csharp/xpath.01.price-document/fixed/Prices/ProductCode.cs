namespace Catalog.Prices;

public static class ProductCode
{
    public static string Parse(string text)
    {
        if (!text.All(char.IsAsciiLetterOrDigit)) throw new ArgumentException("invalid code");
        return text.ToUpperInvariant();
    }
}
