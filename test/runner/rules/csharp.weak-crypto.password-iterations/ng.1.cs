class Passwords
{
    void Hash(string password, byte[] salt)
    {
        var derived = new Rfc2898DeriveBytes(password, salt, 1000); // expect
        var key = Rfc2898DeriveBytes.Pbkdf2(password, salt, 10_000, HashAlgorithmName.SHA256, 32); // expect
        var hash = BCrypt.Net.BCrypt.HashPassword(password, workFactor: 4); // expect
    }
}
