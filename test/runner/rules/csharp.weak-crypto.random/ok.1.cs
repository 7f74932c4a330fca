public string Issue()
{
    var token = RandomNumberGenerator.GetHexString(32);
    return token;
}
