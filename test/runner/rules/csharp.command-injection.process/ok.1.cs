public void Ping(string host)
{
    var info = new ProcessStartInfo("ping") { UseShellExecute = false };
    info.ArgumentList.Add(host);
    Process.Start(info);
}
