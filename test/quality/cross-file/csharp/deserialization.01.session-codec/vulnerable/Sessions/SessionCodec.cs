using System.Runtime.Serialization.Formatters.Binary;

namespace Cart.Sessions;

public class SessionCodec
{
    public object Decode(byte[] content)
    {
        using var stream = new MemoryStream(content);
        return new BinaryFormatter().Deserialize(stream); // expect
    }
}
