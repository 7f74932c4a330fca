using System.Diagnostics; using Microsoft.AspNetCore.Mvc; using System.Collections.Concurrent;
public class D : Controller {
  IEnumerable<string> Gen(string s) { yield return "a"; yield return s; }
  static bool TryGet(string s, out string o) { o = s; return true; }
  static void Ref(ref string o, string s) => o += s;
  public string this[string k] { get => k; }
  public event Action<string> Ev;
  async Task<string> Asy(string s) { await Task.Delay(1); return s; }
  public async Task A(string q, string[] l) {
    var m = new Dictionary<string, List<string>>(); if (!m.TryGetValue("k", out var li)) m["k"] = li = new(); li.Add(q);
    Process.Start("sh", "-c " + m["k"][0]); // expect
    foreach (var s in Gen(q)) Process.Start("sh", "-c " + s); // expect
    if (TryGet(q, out var o)) Process.Start("sh", "-c " + o); // expect
    var r = "x"; Ref(ref r, q); Process.Start("sh", "-c " + r); // expect
    Ev += s => Process.Start("sh", "-c " + s); Ev?.Invoke(q); // expect
    Process.Start("sh", "-c " + await Asy(q)); // expect
    var g = l.GroupBy(x => x.Length).ToDictionary(x => x.Key, x => x.ToList()); Process.Start("sh", "-c " + g[1][0]); // expect
    var a = l.Aggregate((x, y) => x + y); Process.Start("sh", "-c " + a); // expect
    var z = l.Zip(new[] { 1 }, (s, i) => s + i).First(); Process.Start("sh", "-c " + z); // expect
    var lk = l.ToLookup(x => x[0]); foreach (var gr in lk) foreach (var it in gr) Process.Start("sh", "-c " + it); // expect
    var cd = new ConcurrentDictionary<string, string>(); cd.GetOrAdd("a", _ => q); Process.Start("sh", "-c " + cd["a"]); // expect
    var an = new { N = q, M = 1 }; Process.Start("sh", "-c " + an.N); // expect
    Process.Start("sh", "-c " + an.M);
    var (first, rest) = l switch { [var f, .. var t] => (f, t), _ => ("", l) }; Process.Start("sh", "-c " + first); // expect
    dynamic d = new System.Dynamic.ExpandoObject(); d.X = q; Process.Start("sh", "-c " + d.X); // expect
    Span<char> sp = q.ToCharArray(); Process.Start("sh", "-c " + new string(sp)); // expect
    var qs = (from x in l where x != "" orderby x select new { x }).First(); Process.Start("sh", "-c " + qs.x); // expect
    Func<string, Func<string, string>> cur = p => s => p + s; Process.Start("sh", cur("-c ")(q)); // expect
    string Local(string s) => $"-c {s}"; Process.Start("sh", Local(q)); // expect
    var lz = new Lazy<string>(() => q); Process.Start("sh", "-c " + lz.Value); // expect
    await foreach (var s in AGen(q)) Process.Start("sh", "-c " + s); // expect
    var t2 = Task.Run(() => q); Process.Start("sh", "-c " + t2.Result); // expect
    var rec = new Rec(q) with { B = "x" }; Process.Start("sh", "-c " + rec.A); // expect
    var nl = q ?? "d"; nl ??= "e"; Process.Start("sh", "-c " + nl); // expect
    var ix = l[^1]; Process.Start("sh", "-c " + ix); // expect
    var sl = l[1..]; Process.Start("sh", "-c " + sl[0]); // expect
    goto end; end: Process.Start("sh", "-c " + q); // expect
  }
  async IAsyncEnumerable<string> AGen(string s) { yield return s; }
  record Rec(string A, string B = "");
}
