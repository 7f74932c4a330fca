namespace Files.Storage;

public class DiskStorage : IFileStorage
{
    private readonly string _root;

    public DiskStorage(string root)
    {
        _root = Path.GetFullPath(root);
    }

    public byte[] Read(string name)
    {
        var path = Path.GetFullPath(Path.Combine(_root, name));
        if (!path.StartsWith(_root + Path.DirectorySeparatorChar, StringComparison.Ordinal))
        {
            throw new FileNotFoundException();
        }
        return File.ReadAllBytes(path);
    }
}
