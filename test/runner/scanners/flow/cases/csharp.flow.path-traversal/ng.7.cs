using SharpCompress.Archives.Tar;

public class Unpacker
{
    public void Extract(Stream archive)
    {
        using var tar = TarArchive.Open(archive);
        foreach (var entry in tar.Entries.Where(e => !e.IsDirectory))
        {
            using var output = File.OpenWrite(Path.Combine("/srv/files", entry.Key)); // expect
            entry.OpenEntryStream().CopyTo(output);
        }
    }
}
