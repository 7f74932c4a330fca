namespace Cart.Sessions;

public class SessionReader
{
    private readonly SessionCodec _codec = new SessionCodec();

    public object? Read(HttpRequest request)
    {
        var cookie = request.Cookies["cart"];
        return cookie == null ? null : _codec.Decode(Convert.FromBase64String(cookie));
    }
}
