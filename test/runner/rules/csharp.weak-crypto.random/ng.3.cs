static class Tokens
{
    static string CreateResetToken()
    {
        var random = new Random(); // expect
        var bytes = new byte[16];
        random.NextBytes(bytes);
        return Convert.ToHexString(bytes);
    }
}
