public void Ping(string host)
{
    Process.Start("cmd.exe", "/c ping " + host); // expect
}
