public void Convert(string path)
{
    Process.Start("git", "status");
    process.StartInfo.Arguments = "--version";
    Process.Start("cmd.exe", "/c ver");
}
