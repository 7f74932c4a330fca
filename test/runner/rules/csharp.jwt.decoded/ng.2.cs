public static class Tokens
{
    public static string Subject(string token)
    {
        var handler = new JsonWebTokenHandler();
        var read = handler.ReadJsonWebToken(token); // expect
        return read.Subject;
    }

    public static string Issuer(string token) => new JwtSecurityToken(token).Issuer; // expect
}
