namespace Themes.Import;

internal static class EntryTarget
{
    internal static string Of(string folder, string entry)
    {
        return Path.Combine(folder, entry);
    }
}
