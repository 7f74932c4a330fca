namespace Files.Storage;

public class DiskStorage : IFileStorage
{
    private readonly string _root;

    public DiskStorage(string root)
    {
        _root = root;
    }

    public byte[] Read(string name)
    {
        return File.ReadAllBytes(Path.Combine(_root, name)); // expect
    }
}
