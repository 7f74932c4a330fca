void Connect()
{
    client.Credentials = new NetworkCredential("mailer", "Tr0ub4dor3x"); // expect
    options.ClientSecret = "q8Jr2-Zp4Lw9"; // expect
}
