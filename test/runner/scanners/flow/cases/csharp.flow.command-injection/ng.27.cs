using System.Diagnostics; using Microsoft.AspNetCore.Mvc;
public class D : Controller {
  public void A(string q) {
    var m = new Dictionary<string, List<string>>(); if (!m.TryGetValue("k", out var li)) m["k"] = li = new(); li.Add(q);
    Process.Start("sh", "-c " + m["k"][0]); // expect
    var t = Tuple.Create("a", q);
    Process.Start("sh", "-c " + t.Item1);
    Process.Start("sh", "-c " + t.Item2); // expect
    var u = new Tuple<string, string>(q, "b");
    Process.Start("sh", "-c " + u.Item1); // expect
    Process.Start("sh", "-c " + u.Item2);
    List<string> l = new() { q }; l.Add("x");
    Process.Start("sh", "-c " + l[0]); // expect
    Foo f = new() { A = q, B = "c" };
    Process.Start("sh", "-c " + f.A); // expect
    Process.Start("sh", "-c " + f.B);
  }
  class Foo { public string A; public string B; }
}
