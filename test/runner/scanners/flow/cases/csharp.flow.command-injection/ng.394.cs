using Microsoft.AspNetCore.Mvc;
using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
using System.Data;
using System.Text.Json;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Net.Mail;
using System.Security.Claims;
using System.Collections.Specialized;
using Microsoft.Extensions.Configuration;
using Microsoft.Extensions.Primitives;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Routing;
using System.Runtime.Serialization.Json;
using System.IO.Pipelines;
using System.Buffers;
using System.Buffers.Text;
using System.Xml.Linq;
using System.Text.Encodings.Web;
namespace PropMore;
public class CarriedMore1Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var dt = new DataTable(); dt.Columns.Add("a"); dt.Rows.Add(q);
      Process.Start("sh", "-c " + dt.Rows[0]["a"]); // expect
    }
    {
      var dt = new DataTable(); var row = dt.NewRow(); row["a"] = q; dt.Rows.Add(row);
      Process.Start("sh", "-c " + dt.Rows[0]["a"].ToString()); // expect
    }
    {
      var dt = new DataTable(); var row = dt.NewRow(); row["a"] = q; dt.Rows.Add(row); foreach (DataRow x in dt.Rows)
      Process.Start("sh", "-c " + x["a"]); // expect
    }
    {
      var dt = new DataTable(); var row = dt.NewRow(); row["a"] = q;
      Process.Start("sh", "-c " + row.Field<string>("a")); // expect
    }
    {
      var bd = new BitArray(3);
      Process.Start("sh", "-c " + q + bd); // expect
    }
    {
      var map = new Dictionary<string, Func<string, string>> { ["a"] = x => x + "b" };
      Process.Start("sh", "-c " + map["a"](q)); // expect
    }
    return Ok();
  }
}
public class CarriedMore2Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var map = new Dictionary<string, Action<string>> { ["a"] = x => { Process.Start("sh", "-c " + x); } };
      Process.Start("sh", "-c " + q); // expect
    }
    {
      (string a, string b) Two(string x) => ("a", x); var (c, d) = Two(q);
      Process.Start("sh", "-c " + d); // expect
    }
    {
      (string a, string b) Two(string x) => ("a", x);
      Process.Start("sh", "-c " + Two(q).b); // expect
    }
    {
      var enumr = new MoreSeq(q); foreach (var x in enumr)
      Process.Start("sh", "-c " + x); // expect
    }
    {
      Process.Start("sh", "-c " + new MoreSeq(q).Select(x => x).First()); // expect
    }
    return Ok();
  }
}
public class CarriedMore3Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new MoreNode(q).Visit(s => s + "a")); // expect
    }
    {
      MoreEnum e = MoreEnum.A;
      Process.Start("sh", "-c " + q + e); // expect
    }
    {
      var o = MoreFactory.Create(q);
      Process.Start("sh", "-c " + o.Text); // expect
    }
    {
      MoreFactory.Instance.Text = q;
      Process.Start("sh", "-c " + MoreFactory.Instance.Text); // expect
    }
    {
      Process.Start("sh", "-c " + new MoreDisposable(q).Read()); // expect
    }
    return Ok();
  }
}
public class CarriedMore4Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      using var md = new MoreDisposable(q);
      Process.Start("sh", "-c " + md.Read()); // expect
    }
    {
      MoreBase b = new MoreDerived(q);
      Process.Start("sh", "-c " + b.Describe()); // expect
    }
    {
      MoreBase b = new MoreDerived(q);
      Process.Start("sh", "-c " + b.Template()); // expect
    }
    {
      Process.Start("sh", "-c " + ((IMoreText)new MoreDerived(q)).Text); // expect
    }
    {
      Process.Start("sh", "-c " + new MoreNested.Inner(q).Get()); // expect
    }
    {
      Process.Start("sh", "-c " + new MoreStatic(q).Copy().Value); // expect
    }
    return Ok();
  }
}
public class CarriedMore5Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var p1 = new MorePoint(q, "b"); var (x1, y1) = p1;
      Process.Start("sh", "-c " + x1); // expect
    }
    {
      var p1 = new MorePoint(q, "b"); p1.Deconstruct(out var x2, out var y2);
      Process.Start("sh", "-c " + x2); // expect
    }
    {
      p = q; Func<string> later = () => p;
      Process.Start("sh", "-c " + later()); // expect
    }
    {
      Process.Start("sh", "-c " + string.Concat(new List<string> { q, "a" }.Select(x => x + ","))); // expect
    }
    return Ok();
  }
}
public class CarriedMore6Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var list = new List<MorePoint>(); list.Add(new(q, "b"));
      Process.Start("sh", "-c " + list[^1].X); // expect
    }
    {
      var cb = new ConfigurationBuilder().AddInMemoryCollection(new Dictionary<string, string> { ["a"] = q }).Build();
      Process.Start("sh", "-c " + cb["a"]); // expect
    }
    {
      MailAddress ma = new MailAddress(q);
      Process.Start("sh", "-c " + ma.User); // expect
    }
    {
      Process.Start("sh", "-c " + ContentDispositionHeaderValue.Parse(q).FileName); // expect
    }
    {
      Process.Start("sh", "-c " + MediaTypeHeaderValue.Parse(q).MediaType); // expect
    }
    {
      Process.Start("sh", "-c " + AuthenticationHeaderValue.Parse(q).Parameter); // expect
    }
    return Ok();
  }
}
public class CarriedMore7Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var cl = new Claim("a", q);
      Process.Start("sh", "-c " + cl.Value); // expect
    }
    {
      var id = new ClaimsIdentity(new[] { new Claim("a", q) });
      Process.Start("sh", "-c " + id.FindFirst("a").Value); // expect
    }
    {
      var ser = new DataContractJsonSerializer(typeof(MorePoint)); var o = (MorePoint)ser.ReadObject(new MemoryStream(Encoding.UTF8.GetBytes(q)));
      Process.Start("sh", "-c " + o.X); // expect
    }
    {
      var req = new HttpRequestMessage(); req.Headers.Add("a", q);
      Process.Start("sh", "-c " + req.Headers.GetValues("a").First()); // expect
    }
    {
      var c = new StringContent(q); var s = await c.ReadAsStreamAsync(); using var rd = new StreamReader(s);
      Process.Start("sh", "-c " + rd.ReadToEnd()); // expect
    }
    {
      var pipe = new Pipe(); await pipe.Writer.WriteAsync(Encoding.UTF8.GetBytes(q)); var res = await pipe.Reader.ReadAsync();
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(res.Buffer.ToArray())); // expect
    }
    return Ok();
  }
}
public class CarriedMore8Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var abw = new ArrayBufferWriter<byte>(); abw.Write(Encoding.UTF8.GetBytes(q));
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(abw.WrittenSpan)); // expect
    }
    {
      var ms = new MemoryStream(); ms.Write(Encoding.UTF8.GetBytes(q), 0, 3); ms.Position = 0;
      Process.Start("sh", "-c " + new StreamReader(ms).ReadToEnd()); // expect
    }
    {
      var ms = new MemoryStream(); await ms.WriteAsync(Encoding.UTF8.GetBytes(q));
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(ms.ToArray())); // expect
    }
    {
      var ms = new MemoryStream(Encoding.UTF8.GetBytes(q)); int by; var sb = new StringBuilder(); while ((by = ms.ReadByte()) != -1) sb.Append((char)by);
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    {
      var rd = new StringReader(q); int ch; var sb = new StringBuilder(); while ((ch = rd.Read()) > 0) { sb.Append((char)ch); }
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    {
      var rd = new StringReader(q); var cbuf = new char[9]; int n = rd.Read(cbuf, 0, 9);
      Process.Start("sh", "-c " + new string(cbuf, 0, n)); // expect
    }
    return Ok();
  }
}
public class CarriedMore9Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var arr = Encoding.UTF8.GetBytes(q); for (int i = 0; i < arr.Length; i++) arr[i] ^= 1;
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(arr)); // expect
    }
    {
      var bytes = new List<byte>(); bytes.AddRange(Encoding.UTF8.GetBytes(q));
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(bytes.ToArray())); // expect
    }
    {
      var seg = new ArraySegment<byte>(Encoding.UTF8.GetBytes(q));
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(seg.Array)); // expect
    }
    {
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(Encoding.UTF8.GetBytes(q).Skip(1).ToArray())); // expect
    }
    {
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(Encoding.UTF8.GetBytes(q).AsSpan(1, 2))); // expect
    }
    {
      var words = q.Split(' '); var w = new StringBuilder(); foreach (var x in words) { if (x.Length > 2) w.Append(x).Append(' '); }
      Process.Start("sh", "-c " + w.ToString().TrimEnd()); // expect
    }
    return Ok();
  }
}
public class CarriedMore10Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var words = q.Split(' '); string longest = ""; for (int i = 0; i < words.Length; i++) if (words[i].Length > longest.Length) longest = words[i];
      Process.Start("sh", "-c " + longest); // expect
    }
    {
      var it = q.GetEnumerator(); var sb = new StringBuilder(); while (it.MoveNext()) sb.Append(it.Current);
      Process.Start("sh", "-c " + sb.ToString()); // expect
    }
    {
      var f = new Func<string, string, string>((a, b) => a + b);
      Process.Start("sh", "-c " + f("x", q)); // expect
    }
    {
      object[] os = { 1, q };
      Process.Start("sh", "-c " + string.Format("{0} {1}", os)); // expect
    }
    {
      object[] os = { 1, q };
      Process.Start("sh", "-c " + os[1]); // expect
    }
    {
      IDictionary od = new OrderedDictionary(); od["a"] = q;
      Process.Start("sh", "-c " + od["a"]); // expect
    }
    return Ok();
  }
}
public class CarriedMore11Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var nvc = new NameValueCollection(); nvc["a"] = q; foreach (string k in nvc)
      Process.Start("sh", "-c " + nvc[k]); // expect
    }
    {
      var rv = new RouteValueDictionary(new { a = q });
      Process.Start("sh", "-c " + rv["a"]); // expect
    }
    {
      var fc = new FormCollection(new Dictionary<string, StringValues> { ["a"] = q });
      Process.Start("sh", "-c " + fc["a"]); // expect
    }
    {
      Process.Start("sh", "-c " + new Dictionary<string, string>(new Dictionary<string, string> { ["a"] = q })["a"]); // expect
    }
    {
      Process.Start("sh", "-c " + new List<string>(q.Split(',')) [0]); // expect
    }
    {
      Process.Start("sh", "-c " + new HashSet<string>(q.Split(',')).ToList()[0]); // expect
    }
    return Ok();
  }
}
public class CarriedMore12Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new Queue<string>(q.Split(',')).Dequeue()); // expect
    }
    {
      Process.Start("sh", "-c " + new Stack<string>(new[] { q }).Peek()); // expect
    }
    {
      Process.Start("sh", "-c " + XElement.Parse(q).Elements("a").ToDictionary(x => x.Name.LocalName, x => x.Value)["a"]); // expect
    }
    {
      Process.Start("sh", "-c " + JavaScriptEncoder.UnsafeRelaxedJsonEscaping.Encode(q)); // expect
    }
    {
      var t = await Task.WhenAll(new[] { q }.Select(async x => { await Task.Yield(); return x; }));
      Process.Start("sh", "-c " + t[0]); // expect
    }
    {
      var tasks = new List<Task<string>>(); tasks.Add(Task.Run(() => q)); var rs = await Task.WhenAll(tasks);
      Process.Start("sh", "-c " + rs[0]); // expect
    }
    return Ok();
  }
}
public class CarriedMore13Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var tasks = new List<Task<string>> { MoreAsync.Get(q) }; foreach (var x in tasks)
      Process.Start("sh", "-c " + await x); // expect
    }
    {
      Process.Start("sh", "-c " + await MoreAsync.Get(q).ConfigureAwait(false)); // expect
    }
    {
      Process.Start("sh", "-c " + MoreEnum.A.ToString());
    }
    {
      Process.Start("sh", "-c " + (q == "a" ? MoreEnum.A : MoreEnum.B));
    }
    {
      Process.Start("sh", "-c " + new MorePoint(q, "b").Y);
    }
    {
      Process.Start("sh", "-c " + new DataTable().Rows.Count);
    }
    return Ok();
  }
}
public class CarriedMore14Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q.Split(',').Length);
    }
    {
      Process.Start("sh", "-c " + q.Select(c => (int)c).Sum());
    }
    {
      Process.Start("sh", "-c " + q.Split(',').Select(x => x.Length).Max());
    }
    {
      Process.Start("sh", "-c " + new Dictionary<string, string> { ["a"] = q }.Keys.First());
    }
    {
      Process.Start("sh", "-c " + new List<string> { q }.IndexOf("a"));
    }
    return Ok();
  }
}
public class CarriedMore15Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new MoreNode(q).Size);
    }
    {
      Process.Start("sh", "-c " + new[] { "a", "b" }.Contains(q) ? "x" : "y");
    }
    {
      Process.Start("sh", "-c " + new[] { q }.SequenceEqual(new[] { "a" }));
    }
    {
      Process.Start("sh", "-c " + string.Compare(q, "a"));
    }
    {
      Process.Start("sh", "-c " + q.Length > 3 && q[0] == 'a');
    }
    {
      Process.Start("sh", "-c " + Math.Min(q.Length, 3));
    }
    return Ok();
  }
}
public class CarriedMore16Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Convert.ToInt32(q, 16).ToString("X"));
    }
    {
      Process.Start("sh", "-c " + char.IsLetter(q[0]));
    }
    {
      Process.Start("sh", "-c " + (int)char.GetNumericValue(q[0]));
    }
    {
      Process.Start("sh", "-c " + new Dictionary<string, int> { ["a"] = 1 }[q]);
    }
    return Ok();
  }
}
public enum MoreEnum { A, B }
public class MoreSeq : IEnumerable<string> { readonly string _s; public MoreSeq(string s) { _s = s; } public IEnumerator<string> GetEnumerator() { yield return _s; } IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); }
public class MoreTree { public MoreTree Left; public string Text; public IEnumerable<string> All() { if (Left != null) foreach (var x in Left.All()) yield return x; if (Text != null) yield return Text; } }
public class MoreNode { readonly string _t; public MoreNode(string t) { _t = t; } public string Visit(Func<string, string> f) => f(_t); public int Size => _t.Length; }
public class MoreFactory { public static readonly MoreFactory Instance = new MoreFactory(); public string Text { get; set; } public static MoreFactory Create(string s) => new MoreFactory { Text = s }; }
public sealed class MoreDisposable : IDisposable { string s; public MoreDisposable(string x) { this.s = x; } public string Read() { return s; } public void Dispose() { } }
public interface IMoreText { string Text { get; } }
public abstract class MoreBase { public abstract string Describe(); public string Template() { return "a " + Describe(); } }
public class MoreDerived : MoreBase, IMoreText { public string Text { get; } public MoreDerived(string t) { Text = t; } public override string Describe() => Text; }
public class MoreNested { public class Inner { string v; public Inner(string x) { v = x; } public string Get() { return v; } } }
public class MoreStatic { public string Value; public MoreStatic(string v) { Value = v; } MoreStatic(MoreStatic o) { Value = o.Value; } public MoreStatic Copy() => new MoreStatic(this); }
public class MorePoint { public string X { get; set; } public string Y { get; set; } public MorePoint(string x, string y) { X = x; Y = y; } public void Deconstruct(out string x, out string y) { x = X; y = Y; } }
public static class MoreAsync { public static async Task<string> Get(string s) { await Task.Delay(1); return s; } }
