using System.IO.Compression;

namespace Themes.Import;

public class ThemeImporter
{
    private const string Folder = "/srv/themes";

    public int Import(Stream upload)
    {
        using var archive = new ZipArchive(upload);
        foreach (var entry in archive.Entries)
        {
            entry.ExtractToFile(EntryTarget.Of(Folder, entry.FullName), true); // expect
        }
        return archive.Entries.Count;
    }
}
