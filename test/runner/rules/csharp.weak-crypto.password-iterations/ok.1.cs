class Passwords
{
    void Hash(string password, byte[] salt, int iterations)
    {
        var derived = new Rfc2898DeriveBytes(password, salt, 600_000, HashAlgorithmName.SHA256);
        var key = Rfc2898DeriveBytes.Pbkdf2(password, salt, iterations, HashAlgorithmName.SHA256, 32);
        var hash = BCrypt.Net.BCrypt.HashPassword(password, workFactor: 12);
        var standard = BCrypt.Net.BCrypt.HashPassword(password);
    }
}
