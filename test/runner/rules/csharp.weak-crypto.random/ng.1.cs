public string Issue()
{
    var token = new Random().Next(100000, 999999).ToString(); // expect
    return token;
}
