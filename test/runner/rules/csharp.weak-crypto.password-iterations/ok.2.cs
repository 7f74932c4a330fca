class Keys
{
    byte[] Derive(string password, byte[] salt) =>
        KeyDerivation.Pbkdf2(password, salt, KeyDerivationPrf.HMACSHA256, iterationCount: 600_000, numBytesRequested: 32);
    int Cost() => BCrypt.Net.BCrypt.PasswordNeedsRehash("x", 4) ? 1 : 2;
}
