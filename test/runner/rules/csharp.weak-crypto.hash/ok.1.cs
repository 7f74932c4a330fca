public string Store(string password)
{
    return Convert.ToHexString(Rfc2898DeriveBytes.Pbkdf2(password, salt, 600_000, HashAlgorithmName.SHA256, 32));
}
