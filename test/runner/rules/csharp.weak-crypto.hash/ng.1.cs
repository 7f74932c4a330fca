public string Store(string password)
{
    using var md5 = MD5.Create(); // expect
    return Convert.ToHexString(md5.ComputeHash(Encoding.UTF8.GetBytes(password)));
}
