using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Text;
using System.Text.RegularExpressions;
using Microsoft.AspNetCore.Mvc;

public enum Kind { A, B }
public record Two(string First, string Second);
public class Item { public string Name { get; set; } public string Note { get; set; } }

[ApiController]
public class MemosController : ControllerBase
{
    [HttpGet("/m1")]
    public void M1([FromQuery] string q)
    {
        {
            var l = new List<string> { "a", q };
            Process.Start("sh", l[0]);
        }
        {
            var l = new List<string> { "a", q };
            Process.Start("sh", l.First());
        }
        {
            var l = new List<string> { "a", q };
            Process.Start("sh", l.FirstOrDefault());
        }
        {
            var l = new List<string> { "a", q };
            Process.Start("sh", l.Contains("a").ToString() + l.IndexOf(q));
        }
        {
            var l = new List<string> { "a", q };
            Process.Start("sh", l.ToArray()[0]);
        }
        {
            var l = new List<string> { "a", q };
            Process.Start("sh", l.ConvertAll(x => "c")[0]);
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", string.Join(",", e.Select(x => "?")));
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", string.Join(",", e.Select((x, i) => $"@p{i}")));
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", string.Join(",", e.Where(x => Regex.IsMatch(x, "^[a-z]+$"))));
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", string.Join(",", e.Where(x => new[] { "a", "b" }.Contains(x))));
        }
    }
    [HttpGet("/m2")]
    public void M2([FromQuery] string q)
    {
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.Any(x => x == "b").ToString() + e.All(x => x == "c"));
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.Take(1).First());
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.Concat(new[] { "z" }).Last());
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.Aggregate("", (x, y) => x + "?"));
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.ToDictionary(x => x, x => "v")["a"]);
        }
        {
            var d = new Dictionary<string, string> { ["a"] = "x", ["b"] = q };
            Process.Start("sh", d["a"]);
        }
        {
            var d = new Dictionary<string, string> { ["a"] = "x" }; d.TryAdd("b", q);
            Process.Start("sh", d["a"]);
        }
        {
            var d = new Dictionary<string, string> { ["a"] = "x", ["b"] = q };
            Process.Start("sh", string.Join(",", d.Keys));
        }
        {
            var d = new Dictionary<string, string> { ["a"] = "x", ["b"] = q };
            Process.Start("sh", string.Join(",", d.Select(p => p.Key)));
        }
        {
            var d = new Dictionary<string, string> { ["a"] = "x", ["b"] = q }; var r = ""; foreach (var p in d) r += p.Key;
            Process.Start("sh", r);
        }
    }
    [HttpGet("/m3")]
    public void M3([FromQuery] string q)
    {
        {
            var d = new Dictionary<string, string> { ["a"] = "x", ["b"] = q }; var r = ""; foreach (var (k, v) in d) r += k;
            Process.Start("sh", r);
        }
        {
            var b = new StringBuilder(q); b.Clear(); b.Append("x");
            Process.Start("sh", b.ToString());
        }
    }
}
