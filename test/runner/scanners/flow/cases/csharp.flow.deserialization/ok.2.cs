using System.IO;
using System.Runtime.Serialization.Formatters.Binary;

public class Cache
{
    private object Load()
    {
        var formatter = new BinaryFormatter();
        return formatter.Deserialize(new MemoryStream(new byte[] { 1, 2 }));
    }
}
