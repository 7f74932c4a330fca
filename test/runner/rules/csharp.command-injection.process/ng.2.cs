public void Convert(string path)
{
    var info = new ProcessStartInfo("/bin/bash", $"-c \"convert {path} out.png\""); // expect
    process.StartInfo.Arguments = $"/c del {path}"; // expect
    Process.Start(Request.Query["tool"]); // expect
}
