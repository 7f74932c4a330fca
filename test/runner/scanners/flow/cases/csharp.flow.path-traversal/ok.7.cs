using SharpCompress.Archives.Tar;

public class SafeUnpacker
{
    private const string Root = "/srv/files/";

    public void Extract(Stream archive)
    {
        using var tar = TarArchive.Open(archive);
        foreach (var entry in tar.Entries)
        {
            var path = Path.GetFullPath(Path.Combine(Root, entry.Key));
            if (!path.StartsWith(Root)) throw new IOException("outside");
            using var output = File.OpenWrite(path);
            entry.OpenEntryStream().CopyTo(output);
        }
    }
}
