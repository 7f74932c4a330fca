namespace Bank.Audit;

internal static class LogText
{
    public static string OneLine(string text) => text.Replace("\r", " ").Replace("\n", " ");
}
