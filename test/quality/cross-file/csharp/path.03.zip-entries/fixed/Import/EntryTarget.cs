namespace Themes.Import;

internal static class EntryTarget
{
    internal static string Of(string folder, string entry)
    {
        var target = Path.GetFullPath(Path.Combine(folder, entry));
        if (!target.StartsWith(Path.GetFullPath(folder) + "/")) throw new InvalidDataException("entry outside of the folder");
        return target;
    }
}
