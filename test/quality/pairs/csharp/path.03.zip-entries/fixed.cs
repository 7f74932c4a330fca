using System.IO;
using System.IO.Compression;

public static class Unzip
{
    public static void Extract(string archive, string target)
    {
        var root = Path.GetFullPath(target) + Path.DirectorySeparatorChar;
        using var zip = ZipFile.OpenRead(archive);
        foreach (var entry in zip.Entries)
        {
            var path = Path.GetFullPath(Path.Combine(target, entry.FullName));
            if (!path.StartsWith(root))
            {
                throw new IOException("entry outside of the folder");
            }
            entry.ExtractToFile(path);
        }
    }
}
