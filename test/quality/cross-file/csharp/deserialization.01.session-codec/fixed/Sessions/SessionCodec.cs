using System.Text.Json;

namespace Cart.Sessions;

public class SessionCodec
{
    public object Decode(byte[] content)
    {
        return JsonSerializer.Deserialize<List<string>>(content)!;
    }
}
