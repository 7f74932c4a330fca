class Keys
{
    byte[] Derive(string password, byte[] salt) =>
        KeyDerivation.Pbkdf2(password, salt, KeyDerivationPrf.HMACSHA256, iterationCount: 1000, numBytesRequested: 32); // expect
}
