using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;

public class Line
{
    public string Text { get; }

    public Line(string text) => Text = text;

    public static Line operator +(Line a, Line b) => new Line(a.Text + " " + b.Text.Length);
}

public class LinesController : ControllerBase
{
    [HttpGet("/both")]
    public void Both(string path)
    {
        var line = new Line("ls") + new Line(path);
        Process.Start("sh", "-c " + line.Text);
    }
}
