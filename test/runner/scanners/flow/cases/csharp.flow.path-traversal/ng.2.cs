using System.IO;
using System.IO.Compression;

public static class Unzip
{
    public static void Extract(string archive, string target)
    {
        using var zip = ZipFile.OpenRead(archive);
        foreach (var entry in zip.Entries)
        {
            entry.ExtractToFile(Path.Combine(target, entry.FullName)); // expect
        }
    }
}
