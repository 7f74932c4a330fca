void Connect()
{
    client.Credentials = new NetworkCredential("mailer", settings.Password);
    options.PasswordLabel = "Password";
    var password = "PasswordRequired";
}
