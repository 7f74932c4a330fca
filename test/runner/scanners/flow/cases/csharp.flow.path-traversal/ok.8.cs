using System.IO;
using ICSharpCode.SharpZipLib.Zip;

public static class Unpacker
{
    public static void Unpack(Stream file, string directory)
    {
        using var zip = new ZipInputStream(file);
        ZipEntry entry;
        while ((entry = zip.GetNextEntry()) != null)
        {
            using var output = File.Create(Path.Combine(directory, Path.GetFileName(entry.Name)));
            zip.CopyTo(output);
        }
    }
}
