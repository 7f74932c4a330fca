using Microsoft.AspNetCore.Mvc;
using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
using System.Text.RegularExpressions;
using System.Collections.Concurrent;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
namespace PropColl;
public class CarriedColl1Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Regex.Match(q, "(a.*)").Value); // expect
    }
    {
      Process.Start("sh", "-c " + Regex.Match(q, "(a.*)").Groups[1].Value); // expect
    }
    {
      Process.Start("sh", "-c " + Regex.Match(q, "(?<n>.*)").Groups["n"].Value); // expect
    }
    {
      Process.Start("sh", "-c " + Regex.Match(q, "(?<n>.*)").Result("$1")); // expect
    }
    {
      Process.Start("sh", "-c " + new Regex("(a.*)").Match(q).Groups[1].Captures[0].Value); // expect
    }
    {
      Process.Start("sh", "-c " + Regex.Matches(q, "a.*")[0].Value); // expect
    }
    return Ok();
  }
}
public class CarriedColl2Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Regex.Matches(q, "a.*").Cast<Match>().Select(m => m.Value).First()); // expect
    }
    {
      foreach (Match m in Regex.Matches(q, "a.*"))
      Process.Start("sh", "-c " + m.Groups[0]); // expect
    }
    {
      Process.Start("sh", "-c " + Regex.Replace(q, "a", "b")); // expect
    }
    {
      Process.Start("sh", "-c " + Regex.Replace("abc", "a", q)); // expect
    }
    {
      Process.Start("sh", "-c " + Regex.Replace(q, "a.*", m => m.Value.ToUpper())); // expect
    }
    {
      Process.Start("sh", "-c " + Regex.Replace("abc", "a.*", m => q)); // expect
    }
    return Ok();
  }
}
public class CarriedColl3Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Regex.Split(q, ",")[0]); // expect
    }
    {
      Process.Start("sh", "-c " + Regex.Unescape(q)); // expect
    }
    {
      Process.Start("sh", "-c " + Regex.Escape(q)); // expect
    }
    {
      var sb = new StringBuilder(); sb.Append(q);
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    {
      var sb = new StringBuilder(q);
      Process.Start("sh", "-c " + sb); // expect
    }
    return Ok();
  }
}
public class CarriedColl4Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var sb = new StringBuilder("x"); sb.AppendFormat("{0}", q);
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    {
      var sb = new StringBuilder("x"); sb.AppendLine(q).Append("y");
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    {
      var sb = new StringBuilder("x"); sb.AppendJoin(",", new[] { q });
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    {
      var sb = new StringBuilder("x"); sb.Insert(0, q);
      Process.Start("sh", "-c " + sb.ToString(0, 3)); // expect
    }
    {
      var sb = new StringBuilder("x"); sb.Replace("x", q);
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    {
      var sb = new StringBuilder("x"); sb.Append($"a {q}");
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    return Ok();
  }
}
public class CarriedColl5Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var sb = new StringBuilder("x"); foreach (var c in q) { sb.Append(c); }
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    {
      var sb = new StringBuilder("x"); for (int i = 0; i < q.Length; i++) sb.Append(q[i]);
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    {
      var sb = new StringBuilder("x"); using (var w = new StringWriter(sb)) w.Write(q);
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    {
      var l = new List<string>(); l.Add(q);
      Process.Start("sh", "-c " + l[0]); // expect
    }
    {
      var l = new List<string> { "a" }; l.AddRange(new[] { q });
      Process.Start("sh", "-c " + l[1]); // expect
    }
    {
      var l = new List<string>(); l.Insert(0, q);
      Process.Start("sh", "-c " + l.First()); // expect
    }
    return Ok();
  }
}
public class CarriedColl6Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var l = new List<string>(); l.Add(q); l.Sort();
      Process.Start("sh", "-c " + l.Find(x => x != "")); // expect
    }
    {
      var l = new List<string> { q };
      Process.Start("sh", "-c " + l.ConvertAll(x => x + "a")[0]); // expect
    }
    {
      var l = new List<string> { q };
      Process.Start("sh", "-c " + l.ToArray()[0]); // expect
    }
    {
      var l = new List<string> { q };
      Process.Start("sh", "-c " + l.AsReadOnly()[0]); // expect
    }
    {
      var l = new List<string> { q }; var e = l.GetEnumerator(); e.MoveNext();
      Process.Start("sh", "-c " + e.Current); // expect
    }
    return Ok();
  }
}
public class CarriedColl7Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var d = new Dictionary<string, string>(); d["a"] = q;
      Process.Start("sh", "-c " + d["a"]); // expect
    }
    {
      var d = new Dictionary<string, string>(); d.Add("a", q);
      Process.Start("sh", "-c " + d["a"]); // expect
    }
    {
      var d = new Dictionary<string, string> { { "a", q } }; d.TryGetValue("a", out var v);
      Process.Start("sh", "-c " + v); // expect
    }
    {
      var d = new Dictionary<string, string> { ["a"] = q }; string v; if (d.TryGetValue("a", out v))
      Process.Start("sh", "-c " + v); // expect
    }
    {
      var d = new Dictionary<string, string> { ["a"] = q }; foreach (var kv in d)
      Process.Start("sh", "-c " + kv.Value); // expect
    }
    {
      var d = new Dictionary<string, string> { ["a"] = q }; foreach (var (k, v) in d)
      Process.Start("sh", "-c " + v); // expect
    }
    return Ok();
  }
}
public class CarriedColl8Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var d = new Dictionary<string, string> { [q] = "a" }; foreach (var k in d.Keys)
      Process.Start("sh", "-c " + k); // expect
    }
    {
      var d = new Dictionary<string, string> { ["a"] = q };
      Process.Start("sh", "-c " + d.Values.First()); // expect
    }
    {
      var d = new Dictionary<string, string> { ["a"] = q };
      Process.Start("sh", "-c " + d.GetValueOrDefault("a")); // expect
    }
    {
      var d = new Dictionary<string, List<string>>(); d["a"] = new List<string>(); d["a"].Add(q);
      Process.Start("sh", "-c " + d["a"][0]); // expect
    }
    {
      var d = new ConcurrentDictionary<string, string>(); d.TryAdd("a", q);
      Process.Start("sh", "-c " + d["a"]); // expect
    }
    {
      var d = new ConcurrentDictionary<string, string>();
      Process.Start("sh", "-c " + d.GetOrAdd("a", q)); // expect
    }
    return Ok();
  }
}
public class CarriedColl9Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var d = new ConcurrentDictionary<string, string>();
      Process.Start("sh", "-c " + d.GetOrAdd("a", k => q)); // expect
    }
    {
      var d = new ConcurrentDictionary<string, string>();
      Process.Start("sh", "-c " + d.AddOrUpdate("a", q, (k, o) => q)); // expect
    }
    {
      var d = new SortedDictionary<string, string>(); d["a"] = q;
      Process.Start("sh", "-c " + d.Last().Value); // expect
    }
    {
      var h = new Hashtable(); h["a"] = q;
      Process.Start("sh", "-c " + (string)h["a"]); // expect
    }
    {
      var al = new ArrayList(); al.Add(q);
      Process.Start("sh", "-c " + al[0].ToString()); // expect
    }
    {
      var h = new HashSet<string> { q };
      Process.Start("sh", "-c " + h.First()); // expect
    }
    return Ok();
  }
}
public class CarriedColl10Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var h = new SortedSet<string>(); h.Add(q);
      Process.Start("sh", "-c " + h.Min); // expect
    }
    {
      var st = new Stack<string>(); st.Push(q);
      Process.Start("sh", "-c " + st.Pop()); // expect
    }
    {
      var qu = new Queue<string>(); qu.Enqueue(q);
      Process.Start("sh", "-c " + qu.Dequeue()); // expect
    }
    {
      var qu = new Queue<string>(); qu.Enqueue(q); qu.TryDequeue(out var v);
      Process.Start("sh", "-c " + v); // expect
    }
    {
      var cq = new ConcurrentQueue<string>(); cq.Enqueue(q); cq.TryDequeue(out var v);
      Process.Start("sh", "-c " + v); // expect
    }
    {
      var cs = new ConcurrentStack<string>(); cs.Push(q); cs.TryPop(out var v);
      Process.Start("sh", "-c " + v); // expect
    }
    return Ok();
  }
}
public class CarriedColl11Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var cb = new ConcurrentBag<string> { q }; cb.TryTake(out var v);
      Process.Start("sh", "-c " + v); // expect
    }
    {
      var bc = new BlockingCollection<string>(); bc.Add(q);
      Process.Start("sh", "-c " + bc.Take()); // expect
    }
    {
      var bc = new BlockingCollection<string>(); bc.Add(q); foreach (var v in bc.GetConsumingEnumerable())
      Process.Start("sh", "-c " + v); // expect
    }
    {
      var pq = new PriorityQueue<string, int>(); pq.Enqueue(q, 1);
      Process.Start("sh", "-c " + pq.Dequeue()); // expect
    }
    {
      var pq = new PriorityQueue<string, int>(); pq.Enqueue(q, 1); pq.TryDequeue(out var v, out var pr);
      Process.Start("sh", "-c " + v); // expect
    }
    {
      var ll = new LinkedList<string>(); ll.AddLast(q);
      Process.Start("sh", "-c " + ll.First.Value); // expect
    }
    return Ok();
  }
}
public class CarriedColl12Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var nv = new NameValueCollection(); nv.Add("a", q);
      Process.Start("sh", "-c " + nv["a"]); // expect
    }
    {
      var nv = new NameValueCollection { ["a"] = q };
      Process.Start("sh", "-c " + nv.GetValues("a")[0]); // expect
    }
    {
      var sc = new StringCollection(); sc.Add(q);
      Process.Start("sh", "-c " + sc[0]); // expect
    }
    {
      var il = ImmutableList<string>.Empty.Add(q);
      Process.Start("sh", "-c " + il[0]); // expect
    }
    {
      var ia = ImmutableArray.Create(q);
      Process.Start("sh", "-c " + ia[0]); // expect
    }
    {
      var ib = ImmutableList.CreateBuilder<string>(); ib.Add(q);
      Process.Start("sh", "-c " + ib.ToImmutable()[0]); // expect
    }
    return Ok();
  }
}
public class CarriedColl13Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var im = ImmutableDictionary<string, string>.Empty.SetItem("a", q);
      Process.Start("sh", "-c " + im["a"]); // expect
    }
    {
      var oc = new ObservableCollection<string>(); oc.Add(q);
      Process.Start("sh", "-c " + oc[0]); // expect
    }
    {
      var arr = new string[2]; arr[0] = q;
      Process.Start("sh", "-c " + arr[0]); // expect
    }
    {
      var arr = new string[2, 2]; arr[0, 1] = q;
      Process.Start("sh", "-c " + arr[0, 1]); // expect
    }
    {
      var arr = new[] { q }; Array.Resize(ref arr, 3);
      Process.Start("sh", "-c " + arr[0]); // expect
    }
    {
      var arr = new string[1]; Array.Fill(arr, q);
      Process.Start("sh", "-c " + arr[0]); // expect
    }
    return Ok();
  }
}
public class CarriedColl14Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var arr = new string[1]; arr.SetValue(q, 0);
      Process.Start("sh", "-c " + arr.GetValue(0)); // expect
    }
    {
      Process.Start("sh", "-c " + Array.ConvertAll(new[] { q }, x => x.Trim())[0]); // expect
    }
    {
      Process.Start("sh", "-c " + Array.Find(new[] { q }, x => x != null)); // expect
    }
    {
      var arr = new string[1]; new List<string> { q }.CopyTo(arr);
      Process.Start("sh", "-c " + arr[0]); // expect
    }
    {
      var arr = new string[1]; new[] { q }.CopyTo(arr, 0);
      Process.Start("sh", "-c " + arr[0]); // expect
    }
    {
      string[] xs = [q, "a"];
      Process.Start("sh", "-c " + xs[0]); // expect
    }
    return Ok();
  }
}
public class CarriedColl15Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      string[] xs = [.. q.Split(','), "a"];
      Process.Start("sh", "-c " + xs[0]); // expect
    }
    {
      (string a, int b) t = (q, 1);
      Process.Start("sh", "-c " + t.a); // expect
    }
    {
      var t = Tuple.Create(q, 1);
      Process.Start("sh", "-c " + t.Item1); // expect
    }
    {
      var (a, b) = (q, 1);
      Process.Start("sh", "-c " + a); // expect
    }
    {
      var kv = new KeyValuePair<string, string>("a", q);
      Process.Start("sh", "-c " + kv.Value); // expect
    }
    {
      var kv = KeyValuePair.Create(q, 1);
      Process.Start("sh", "-c " + kv.Key); // expect
    }
    return Ok();
  }
}
public class CarriedColl16Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new[] { q }.Select(x => x + "a").First()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Where(x => x != "").FirstOrDefault()); // expect
    }
    {
      Process.Start("sh", "-c " + (from x in new[] { q } where x != "" select x.Trim()).First()); // expect
    }
    {
      Process.Start("sh", "-c " + (from x in new[] { q } let y = x + "a" orderby y select y).ToList()[0]); // expect
    }
    {
      Process.Start("sh", "-c " + (from x in new[] { q } group x by x.Length into g select g.First()).First()); // expect
    }
    {
      Process.Start("sh", "-c " + (from x in new[] { q } join y in new[] { "a" } on x.Length equals y.Length select x + y).First()); // expect
    }
    return Ok();
  }
}
public class CarriedColl17Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new[] { q }.Aggregate((x, y) => x + y)); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Aggregate("", (x, y) => x + y)); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Aggregate(new StringBuilder(), (x, y) => x.Append(y)).ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Aggregate("", (x, y) => x + y, r => r.Trim())); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.ToDictionary(x => x.Length)[1]); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.ToDictionary(x => "a", x => x)["a"]); // expect
    }
    return Ok();
  }
}
public class CarriedColl18Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new[] { q }.ToLookup(x => x.Length)[1].First()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.GroupBy(x => x.Length).First().Key + new[] { q }.GroupBy(x => x.Length).SelectMany(g => g).First()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.GroupBy(x => x).Select(g => g.Key).First()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.OrderBy(x => x).ThenBy(x => x.Length).Last()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Zip(new[] { "a" }, (x, y) => x + y).First()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Zip(new[] { "a" }).First().First); // expect
    }
    return Ok();
  }
}
public class CarriedColl19Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new[] { "b" }.Zip(new[] { q }).Select(t => t.Second).First()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q.Split(',') }.SelectMany(x => x).First()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { "a" }.Union(new[] { q }).Distinct().ElementAt(0)); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { "a" }.Append(q).Last()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { "a" }.Prepend(q).First()); // expect
    }
    return Ok();
  }
}
public class CarriedColl20Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new[] { q }.Chunk(2).First()[0]); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Max()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.MaxBy(x => x.Length)); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.DefaultIfEmpty("x").First()); // expect
    }
    {
      Process.Start("sh", "-c " + new object[] { q }.OfType<string>().First()); // expect
    }
    {
      Process.Start("sh", "-c " + new object[] { q }.Cast<string>().First()); // expect
    }
    return Ok();
  }
}
public class CarriedColl21Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Enumerable.Repeat(q, 3).First()); // expect
    }
    {
      Process.Start("sh", "-c " + Enumerable.Range(0, 3).Select(i => q + i).First()); // expect
    }
    {
      Process.Start("sh", "-c " + Enumerable.Range(0, q.Length).Select(i => q[i]).Aggregate("", (s, c) => s + c)); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.TakeWhile(x => x != "").Reverse().ToHashSet().First()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.AsParallel().Select(x => x + "a").ToList()[0]); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Select((x, i) => new { x, i }).First().x); // expect
    }
    return Ok();
  }
}
public class CarriedColl22Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new[] { q }.Select(x => (x, 1)).First().x); // expect
    }
    {
      Process.Start("sh", "-c " + string.Join(" ", new[] { q }.Select(x => $"'{x}'"))); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Join(new[] { "a" }, x => 1, y => 1, (x, y) => x).First()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Index().First().Item2); // expect
    }
    {
      var o = new List<CollDto>(); o.Add(new CollDto { Name = q });
      Process.Start("sh", "-c " + o.Select(x => x.Name).First()); // expect
    }
    return Ok();
  }
}
public class CarriedColl23Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var o = new List<CollDto> { new CollDto { Name = q } };
      Process.Start("sh", "-c " + o.OrderBy(x => x.Name).First(x => x.Name != "").Name); // expect
    }
    {
      var o = new List<CollDto> { new() { Name = q } };
      Process.Start("sh", "-c " + o.GroupBy(x => x.Name).Select(g => new { g.Key, C = g.Count() }).First().Key); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Count());
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Sum(x => x.Length));
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Any());
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Select(x => x.Length).First());
    }
    return Ok();
  }
}
public class CarriedColl24Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new[] { q }.Select(int.Parse).First());
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Select(x => int.Parse(x)).ToList()[0]);
    }
    {
      Process.Start("sh", "-c " + Regex.IsMatch(q, "a"));
    }
    {
      Process.Start("sh", "-c " + Regex.Match(q, "a").Success);
    }
    {
      Process.Start("sh", "-c " + Regex.Match(q, "a").Index);
    }
    return Ok();
  }
}
public class CarriedColl25Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Regex.Match(q, "^[a-z]+$").Value);
    }
    {
      Process.Start("sh", "-c " + Regex.Replace(q, "[^a-z0-9]", ""));
    }
    {
      Process.Start("sh", "-c " + new Dictionary<string, string> { ["a"] = "b" }[q]);
    }
    {
      Process.Start("sh", "-c " + new Dictionary<string, string> { ["a"] = "b" }.GetValueOrDefault(q));
    }
    {
      Process.Start("sh", "-c " + new HashSet<string> { "a" }.Contains(q));
    }
    {
      Process.Start("sh", "-c " + Array.IndexOf(new[] { "a" }, q));
    }
    return Ok();
  }
}
public class CarriedColl26Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var allowed = new[] { "a", "b" }; if (allowed.Contains(q))
      Process.Start("sh", "-c " + q);
    }
    {
      var d = new Dictionary<string, string> { ["a"] = q };
      Process.Start("sh", "-c " + d.Count);
    }
    {
      var d = new Dictionary<string, string> { ["a"] = q };
      Process.Start("sh", "-c " + d.ContainsKey("a"));
    }
    {
      Process.Start("sh", "-c " + new[] { "a" }.FirstOrDefault(x => x == q));
    }
    {
      Process.Start("sh", "-c " + new[] { "a" }.Where(x => x.Contains(q)).First());
    }
    {
      Process.Start("sh", "-c " + new List<string> { "a" }.Find(x => x == q));
    }
    return Ok();
  }
}
public class CollDto { public string Name { get; set; } }
