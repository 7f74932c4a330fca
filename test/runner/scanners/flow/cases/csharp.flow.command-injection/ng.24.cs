using Microsoft.AspNetCore.Mvc;
using System.Diagnostics;
public record Run(string Line); public record Dto(string Name, Dto Sub, int N);
public class C : Controller {
  public void A(Dto d, string q) {
    if (d is { Name: { Length: > 0 } n }) Process.Start("sh", "-c " + n); // expect
    if (d is { Sub.Name: string m }) Process.Start("sh", "-c " + m); // expect
    if (d is { N: int k }) Process.Start("sh", "-c " + k);
    object o = new Run(q);
    switch (o) {
      case Run r when r.Line != "": Process.Start("sh", "-c " + r.Line); break; // expect
      case int i: Process.Start("sh", "-c " + i); break;
      case var x: Process.Start("sh", "-c " + x); break; // expect
    }
    var l = o switch { Run(var line) => line, string s => s, _ => "" };
    Process.Start("sh", "-c " + l); // expect
    switch (q) { case "a": case "b": Process.Start("sh", "-c " + q); break; }
    var c = q switch { "a" => q, "b" => q, _ => "x" };
    Process.Start("sh", "-c " + c);
    var (u, v) = (q, 1);
    if ((u, v) is (string uu, int vv)) Process.Start("sh", "-c " + uu); // expect
    if (q.Split(',') is [var first, ..]) Process.Start("sh", "-c " + first); // expect
    if (q is "a" or "b") Process.Start("sh", "-c " + q);
    if (q is not ("a" or "b")) return;
    Process.Start("sh", "-c " + q);
  }
}
