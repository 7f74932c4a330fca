using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;
public class D2 : Controller {
  public void K(string q) { var t = (q, n: 1);
    Process.Start("sh", "-c " + t.n);
    Process.Start("sh", "-c " + t.Item2);
    }
  public void K2(string q) { var t = (q, 1);
    Process.Start("sh", "-c " + t.Item2);
    }
  public void M(string q) { string a, b; (a, b) = (q, "x");
    Process.Start("sh", "-c " + b);
   (a, b) = (b, a);
    Process.Start("sh", "-c " + a);
    Process.Start("sh", "-c " + b); } // expect
  public void L(string q) { var d = new Dictionary<string, string> { ["a"] = q };
    foreach (var (i, w) in d.Select((x, i) => (i, x.Value))) Process.Start("sh", "-c " + w); } // expect
  public void N(string q) { foreach (var p in q.Split(',').Select(x => (x, 1)).ToList()) Process.Start("sh", "-c " + p.x); } // expect
  public void H(string q) { var t = (Name: q, N: 1);
    Process.Start("sh", "-c " + t.Name); } // expect
  public void I(string q) { (string a, int b) t = (q, 1);
    Process.Start("sh", "-c " + t.a); } // expect
  public (string x, int y) J0(string q) => (q, 2);
  public void J(string q) { var (a, _) = J0(q);
    Process.Start("sh", "-c " + a + J0(q).x); } // expect
}
