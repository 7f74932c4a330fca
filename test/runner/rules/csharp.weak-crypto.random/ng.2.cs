void Reset(User user)
{
    user.ResetCode = $"{Random.Shared.Next(1000, 9999)}"; // expect
    var otp = random.Next(); // expect
}
