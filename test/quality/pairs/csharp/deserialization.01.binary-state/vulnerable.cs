using System.IO;
using System.Runtime.Serialization.Formatters.Binary;

public class StateStore
{
    public object Restore(byte[] data)
    {
        var formatter = new BinaryFormatter();
        return formatter.Deserialize(new MemoryStream(data));
    }
}
