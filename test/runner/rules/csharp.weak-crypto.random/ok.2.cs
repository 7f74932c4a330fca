void Roll()
{
    var dice = random.Next(1, 7);
    var otp = RandomNumberGenerator.GetInt32(1_000_000);
}
