namespace Files.Storage;

public interface IFileStorage
{
    byte[] Read(string name);
}
