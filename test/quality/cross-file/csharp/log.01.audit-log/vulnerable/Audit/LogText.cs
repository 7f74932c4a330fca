namespace Bank.Audit;

internal static class LogText
{
    public static string OneLine(string text) => text.Length > 100 ? text.Substring(0, 100) : text;
}
