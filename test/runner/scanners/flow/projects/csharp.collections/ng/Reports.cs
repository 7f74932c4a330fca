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
public class ReportsController : ControllerBase
{
    [HttpGet("/m1")]
    public void M1([FromQuery] string q)
    {
        {
            var l = new List<string> { "a", q };
            Process.Start("sh", l[1]); // expect
        }
        {
            var l = new List<string> { "a", q }; l.Reverse();
            Process.Start("sh", l[0]); // expect
        }
        {
            var l = new List<string> { "a", q }; l.Sort();
            Process.Start("sh", l[0]); // expect
        }
        {
            var l = new List<string> { "a", q };
            Process.Start("sh", l.Last()); // expect
        }
        {
            var l = new List<string> { "a", q };
            Process.Start("sh", l.ElementAt(1)); // expect
        }
        {
            var l = new List<string> { "a", q };
            Process.Start("sh", string.Join(",", l)); // expect
        }
        {
            var l = new List<string> { "a", q };
            Process.Start("sh", l[^1]); // expect
        }
        {
            var a = new string[2]; Array.Fill(a, q);
            Process.Start("sh", a[0]); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", string.Join(",", e.Select(x => x.Trim()))); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", string.Join(",", e.Select((x, i) => $"@p{i}{x}"))); // expect
        }
    }
    [HttpGet("/m2")]
    public void M2([FromQuery] string q)
    {
        {
            var e = new[] { "a", q };
            Process.Start("sh", string.Join(",", e.Where(x => x != ""))); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.Skip(1).First()); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.OrderBy(x => x).First()); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.Reverse().First()); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.Distinct().Last()); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.Aggregate((x, y) => x + y)); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.SelectMany(x => new[] { x, "b" }).First()); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.Zip(new[] { "x", "y" }, (x, y) => x).Last()); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.ToDictionary(x => "k", x => x)["k"]); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.GroupBy(x => x.Length).First().First()); // expect
        }
    }
    [HttpGet("/m3")]
    public void M3([FromQuery] string q)
    {
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.GroupBy(x => x).First().Key); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.ToLookup(x => "k")["k"].First()); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.ToHashSet().First()); // expect
        }
        {
            var e = new[] { "a", q };
            Process.Start("sh", e.SingleOrDefault(x => x.Length > 2) ?? "x"); // expect
        }
        {
            var d = new Dictionary<string, string> { ["a"] = "x", ["b"] = q };
            Process.Start("sh", d["b"]); // expect
        }
        {
            var d = new Dictionary<string, string> { ["a"] = "x" }; d.TryAdd("b", q);
            Process.Start("sh", d["b"]); // expect
        }
        {
            var d = new Dictionary<string, string> { ["a"] = "x", ["b"] = q };
            Process.Start("sh", string.Join(",", d.Values)); // expect
        }
        {
            var d = new Dictionary<string, string> { ["a"] = "x", ["b"] = q };
            Process.Start("sh", string.Join(",", d.Select(p => p.Value))); // expect
        }
        {
            var d = new Dictionary<string, string>(); d[q] = "x"; var r = ""; foreach (var (k, v) in d) r += k;
            Process.Start("sh", r); // expect
        }
        {
            var d = new Dictionary<string, string>(); d[q] = "x"; var r = ""; foreach (var k in d.Keys) r += k;
            Process.Start("sh", r); // expect
        }
    }
    [HttpGet("/m4")]
    public void M4([FromQuery] string q)
    {
        {
            var b = new StringBuilder(); b.AppendJoin(",", new[] { q });
            Process.Start("sh", b.ToString()); // expect
        }
    }
}
