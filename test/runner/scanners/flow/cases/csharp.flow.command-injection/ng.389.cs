using Microsoft.AspNetCore.Mvc;
using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
using System.Threading;
using System.Threading.Channels;
using System.Threading.Tasks.Dataflow;
using System.Reflection;
using System.Dynamic;
using System.ComponentModel;
using Microsoft.Extensions.Primitives;
using Microsoft.Extensions.Caching.Memory;
namespace PropObj;
public class CarriedObj1Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + await Task.FromResult(q)); // expect
    }
    {
      Process.Start("sh", "-c " + Task.FromResult(q).Result); // expect
    }
    {
      Process.Start("sh", "-c " + Task.Run(() => q + "a").Result); // expect
    }
    {
      Process.Start("sh", "-c " + await Task.Run(async () => { await Task.Delay(1); return q; })); // expect
    }
    {
      Process.Start("sh", "-c " + Task.Factory.StartNew(() => q).GetAwaiter().GetResult()); // expect
    }
    {
      Process.Start("sh", "-c " + (await Task.WhenAll(Task.FromResult(q)))[0]); // expect
    }
    return Ok();
  }
}
public class CarriedObj2Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + await (await Task.WhenAny(Task.FromResult(q)))); // expect
    }
    {
      Process.Start("sh", "-c " + Task.FromResult(q).ContinueWith(t => t.Result + "a").Result); // expect
    }
    {
      Process.Start("sh", "-c " + await new ValueTask<string>(q)); // expect
    }
    {
      var tcs = new TaskCompletionSource<string>(); tcs.SetResult(q);
      Process.Start("sh", "-c " + await tcs.Task); // expect
    }
    {
      var tcs = new TaskCompletionSource<string>(); tcs.TrySetResult(q);
      Process.Start("sh", "-c " + tcs.Task.Result); // expect
    }
    {
      var ch = Channel.CreateUnbounded<string>(); await ch.Writer.WriteAsync(q);
      Process.Start("sh", "-c " + await ch.Reader.ReadAsync()); // expect
    }
    return Ok();
  }
}
public class CarriedObj3Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var ch = Channel.CreateUnbounded<string>(); ch.Writer.TryWrite(q); ch.Reader.TryRead(out var v);
      Process.Start("sh", "-c " + v); // expect
    }
    {
      var ch = Channel.CreateBounded<string>(3); ch.Writer.TryWrite(q); await foreach (var v in ch.Reader.ReadAllAsync())
      Process.Start("sh", "-c " + v); // expect
    }
    return Ok();
  }
}
public class CarriedObj4Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var bb = new BufferBlock<string>(); bb.Post(q);
      Process.Start("sh", "-c " + bb.Receive()); // expect
    }
    {
      var lz = new Lazy<string>(() => q);
      Process.Start("sh", "-c " + lz.Value); // expect
    }
    {
      var al = new AsyncLocal<string>(); al.Value = q;
      Process.Start("sh", "-c " + al.Value); // expect
    }
    return Ok();
  }
}
public class CarriedObj5Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var tl = new ThreadLocal<string>(() => q);
      Process.Start("sh", "-c " + tl.Value); // expect
    }
    {
      var tl = new ThreadLocal<string>(); tl.Value = q;
      Process.Start("sh", "-c " + tl.Value); // expect
    }
    {
      var wr = new WeakReference<string>(q); wr.TryGetTarget(out var v);
      Process.Start("sh", "-c " + v); // expect
    }
    {
      string s = "a"; Interlocked.Exchange(ref s, q);
      Process.Start("sh", "-c " + s); // expect
    }
    {
      string s = "a"; Volatile.Write(ref s, q);
      Process.Start("sh", "-c " + Volatile.Read(ref s)); // expect
    }
    {
      Func<string, string> f = x => x + "a";
      Process.Start("sh", "-c " + f(q)); // expect
    }
    return Ok();
  }
}
public class CarriedObj6Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Func<string> f = () => q;
      Process.Start("sh", "-c " + f.Invoke()); // expect
    }
    {
      Func<string, Func<string, string>> f = a => b => a + b;
      Process.Start("sh", "-c " + f(q)("x")); // expect
    }
    {
      var del = (Func<string, string>)(x => x);
      Process.Start("sh", "-c " + del.DynamicInvoke(q)); // expect
    }
    {
      string Local(string x) => x + "a";
      Process.Start("sh", "-c " + Local(q)); // expect
    }
    {
      string Opt(string x = "a", string y = "b") => y;
      Process.Start("sh", "-c " + Opt(y: q)); // expect
    }
    return Ok();
  }
}
public class CarriedObj7Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      void Out(out string x) { x = q; } Out(out var v);
      Process.Start("sh", "-c " + v); // expect
    }
    {
      void Ref(ref string x) { x += q; } string s = "a"; Ref(ref s);
      Process.Start("sh", "-c " + s); // expect
    }
    {
      IEnumerable<string> It() { yield return q; }
      Process.Start("sh", "-c " + It().First()); // expect
    }
    {
      IEnumerable<string> It() { foreach (var c in q.Split(',')) yield return c; } foreach (var x in It())
      Process.Start("sh", "-c " + x); // expect
    }
    {
      async IAsyncEnumerable<string> It() { await Task.Delay(1); yield return q; } await foreach (var x in It())
      Process.Start("sh", "-c " + x); // expect
    }
    {
      string Var(params string[] xs) => xs[1];
      Process.Start("sh", "-c " + Var("a", q)); // expect
    }
    return Ok();
  }
}
public class CarriedObj8Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new ObjA { Name = q }.Name); // expect
    }
    {
      var o = new ObjA(); o.Name = q;
      Process.Start("sh", "-c " + o.Name); // expect
    }
    {
      var o = new ObjA(); o.Set(q);
      Process.Start("sh", "-c " + o.Get()); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjRec(q, 1).Name); // expect
    }
    {
      var r = new ObjRec("a", 1) with { Name = q };
      Process.Start("sh", "-c " + r.Name); // expect
    }
    {
      var r = new ObjRec(q, 1); var r2 = r with { Age = 2 };
      Process.Start("sh", "-c " + r2.Name); // expect
    }
    return Ok();
  }
}
public class CarriedObj9Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var (n, a) = new ObjRec(q, 1);
      Process.Start("sh", "-c " + n); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjRec(q, 1).ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjStruct { Name = q }.Name); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjCtor(q).Name); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjPrimary(q).Text()); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjPrimary(q).Prop); // expect
    }
    return Ok();
  }
}
public class CarriedObj10Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new ObjB(q).Full); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjA { Name = q }.Clone().Name); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjIdx(q)["a"]); // expect
    }
    {
      var ix = new ObjIdx("a"); ix["k"] = q;
      Process.Start("sh", "-c " + ix["k"]); // expect
    }
    {
      Process.Start("sh", "-c " + (new ObjOp(q) + new ObjOp("a")).V); // expect
    }
    return Ok();
  }
}
public class CarriedObj11Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      string s = new ObjOp(q);
      Process.Start("sh", "-c " + s); // expect
    }
    {
      var o = (ObjOp)q;
      Process.Start("sh", "-c " + o.V); // expect
    }
    {
      object ob = q; if (ob is string s)
      Process.Start("sh", "-c " + s); // expect
    }
    {
      object ob = q; string s = ob as string;
      Process.Start("sh", "-c " + s); // expect
    }
    {
      object ob = new ObjA { Name = q }; if (ob is ObjA { Name: var nm })
      Process.Start("sh", "-c " + nm); // expect
    }
    {
      object ob = new ObjA { Name = q };
      Process.Start("sh", "-c " + ob switch { ObjA a => a.Name, _ => "x" }); // expect
    }
    return Ok();
  }
}
public class CarriedObj12Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q switch { "a" => "b", var o => o }); // expect
    }
    {
      Process.Start("sh", "-c " + q is { Length: > 3 } s2 ? s2 : "a"); // expect
    }
    {
      var o = new { Name = q, B = 1 };
      Process.Start("sh", "-c " + o.Name); // expect
    }
    {
      dynamic e = new ExpandoObject(); e.Name = q;
      Process.Start("sh", "-c " + e.Name); // expect
    }
    {
      IDictionary<string, object> e = new ExpandoObject(); e["a"] = q;
      Process.Start("sh", "-c " + e["a"]); // expect
    }
    return Ok();
  }
}
public class CarriedObj13Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + typeof(ObjA).GetProperty("Name").GetValue(new ObjA { Name = q })); // expect
    }
    {
      var o = new ObjA(); typeof(ObjA).GetProperty("Name").SetValue(o, q);
      Process.Start("sh", "-c " + o.Name); // expect
    }
    {
      Process.Start("sh", "-c " + typeof(ObjA).GetMethod("Echo").Invoke(new ObjA(), new object[] { q })); // expect
    }
    {
      Process.Start("sh", "-c " + ((ObjA)Activator.CreateInstance(typeof(ObjA), q)).Name); // expect
    }
    {
      foreach (PropertyDescriptor pd in TypeDescriptor.GetProperties(new { a = q }))
      Process.Start("sh", "-c " + pd.GetValue(new { a = q })); // expect
    }
    {
      foreach (var pi in typeof(ObjA).GetProperties())
      Process.Start("sh", "-c " + pi.GetValue(new ObjA { Name = q })); // expect
    }
    return Ok();
  }
}
public class CarriedObj14Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      ObjStatic.Value = q;
      Process.Start("sh", "-c " + ObjStatic.Value); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjBuilder().WithName(q).WithB("x").Build().Name); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjFluent().Add("a").Add(q).ToString()); // expect
    }
    return Ok();
  }
}
public class CarriedObj15Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var ex = new Exception("a"); ex.Data["k"] = q;
      Process.Start("sh", "-c " + ex.Data["k"]); // expect
    }
    {
      Process.Start("sh", "-c " + new AggregateException(new Exception(q)).InnerExceptions[0].Message); // expect
    }
    {
      Process.Start("sh", "-c " + new Exception("a", new Exception(q)).InnerException.Message); // expect
    }
    {
      IObjI i = new ObjImpl();
      Process.Start("sh", "-c " + i.Do(q)); // expect
    }
    return Ok();
  }
}
public class CarriedObj16Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q.ObjExt()); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjA { Name = q }.Shout()); // expect
    }
    {
      var sv = new StringValues(q);
      Process.Start("sh", "-c " + sv.ToString()); // expect
    }
    {
      var sv = new StringValues(new[] { q });
      Process.Start("sh", "-c " + sv[0]); // expect
    }
    {
      StringValues sv = q;
      Process.Start("sh", "-c " + sv.First()); // expect
    }
    return Ok();
  }
}
public class CarriedObj17Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var sv = StringValues.Concat(new StringValues("a"), q);
      Process.Start("sh", "-c " + sv.ToArray()[1]); // expect
    }
    {
      Process.Start("sh", "-c " + new StringSegment(q).Subsegment(1).ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + new StringSegment(q).Value); // expect
    }
    {
      var mc = new MemoryCache(new MemoryCacheOptions()); mc.Set("k", q);
      Process.Start("sh", "-c " + mc.Get<string>("k")); // expect
    }
    {
      var mc = new MemoryCache(new MemoryCacheOptions()); mc.Set("k", q); mc.TryGetValue("k", out string v);
      Process.Start("sh", "-c " + v); // expect
    }
    return Ok();
  }
}
public class CarriedObj18Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var nn = q!;
      Process.Start("sh", "-c " + nn); // expect
    }
    {
      Process.Start("sh", "-c " + (string?)q); // expect
    }
    {
      Process.Start("sh", "-c " + default(string) ?? q); // expect
    }
    {
      Process.Start("sh", "-c " + Nullable.GetUnderlyingType(typeof(int)) == null ? q : q); // expect
    }
    {
      Process.Start("sh", "-c " + checked(q + "a")); // expect
    }
    {
      Process.Start("sh", "-c " + nameof(q) + q); // expect
    }
    return Ok();
  }
}
public class CarriedObj19Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      HttpContext.Items["a"] = q;
      Process.Start("sh", "-c " + HttpContext.Items["a"]); // expect
    }
    {
      ViewData["a"] = q;
      Process.Start("sh", "-c " + ViewData["a"]); // expect
    }
    {
      TempData["a"] = q;
      Process.Start("sh", "-c " + TempData["a"]); // expect
    }
    {
      ViewBag.A = q;
      Process.Start("sh", "-c " + ViewBag.A); // expect
    }
    {
      var nested = new ObjA { Child = new ObjA { Name = q } };
      Process.Start("sh", "-c " + nested.Child.Name); // expect
    }
    {
      var nested = new ObjA { Child = { Name = q } };
      Process.Start("sh", "-c " + nested.Child.Name); // expect
    }
    return Ok();
  }
}
public class CarriedObj20Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var o = new ObjA { Names = { q } };
      Process.Start("sh", "-c " + o.Names[0]); // expect
    }
    {
      ref var rr = ref p; rr = q;
      Process.Start("sh", "-c " + p); // expect
    }
    {
      goto done; done:
      Process.Start("sh", "-c " + q); // expect
    }
    {
      lock (this) { p = q; }
      Process.Start("sh", "-c " + p); // expect
    }
    {
      using (var sr = new StringReader(q))
      Process.Start("sh", "-c " + sr.ReadLine()); // expect
    }
    {
      Process.Start("sh", "-c " + new ObjA { Name = q }.Age);
    }
    return Ok();
  }
}
public class CarriedObj21Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new ObjRec(q, 1).Age);
    }
    {
      Process.Start("sh", "-c " + q.GetType());
    }
    {
      Process.Start("sh", "-c " + q is null);
    }
    {
      Process.Start("sh", "-c " + typeof(ObjA).Name);
    }
    {
      Process.Start("sh", "-c " + (q, 1).Item2);
    }
    return Ok();
  }
}
public class CarriedObj22Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + await Task.FromResult(q.Length));
    }
    {
      Process.Start("sh", "-c " + new ObjA { Name = q }.Names.Count);
    }
    {
      Process.Start("sh", "-c " + q switch { null => "a", _ => "b" });
    }
    return Ok();
  }
}
public class ObjA { public ObjA() {} public ObjA(string n) { Name = n; } public string Name { get; set; } public int Age { get; set; } public ObjA Child { get; set; } = null; public List<string> Names { get; set; } = new(); string f; public void Set(string x) { f = x; } public string Get() => f; public ObjA Clone() => new ObjA { Name = Name }; public object MemberwiseCopy() => MemberwiseClone(); public string Echo(string x) => x; }
public record ObjRec(string Name, int Age);
public struct ObjStruct { public string Name; }
public class ObjCtor { public string Name { get; } public ObjCtor(string name) => Name = name; }
public class ObjPrimary(string text) { public string Text() => text; public string Prop { get; } = text; }
public class ObjBase { protected readonly string _x; protected ObjBase(string x) { _x = x; } }
public class ObjB : ObjBase { public ObjB(string x) : base(x) { } public string Full => "a" + _x; }
public class ObjIdx { readonly Dictionary<string, string> d = new(); public ObjIdx(string a) { d["a"] = a; } public string this[string k] { get => d[k]; set { d[k] = value; } } }
public class ObjOp { public string V; public ObjOp(string v) { V = v; } public static ObjOp operator +(ObjOp a, ObjOp b) => new ObjOp(a.V + b.V); public static implicit operator string(ObjOp o) => o.V; public static explicit operator ObjOp(string s) => new ObjOp(s); }
public static class ObjStatic { public static string Value; public static string ObjExt(this string x) => x + "a"; public static string Shout(this ObjA a) => a.Name.ToUpper(); }
public class ObjBuilder { string n, b; public ObjBuilder WithName(string x) { n = x; return this; } public ObjBuilder WithB(string x) { b = x; return this; } public ObjA Build() => new ObjA { Name = n }; }
public class ObjFluent { readonly List<string> l = new(); public ObjFluent Add(string x) { l.Add(x); return this; } public override string ToString() => string.Join(" ", l); }
public class ObjEx : Exception { public string Data1 { get; } public ObjEx(string d) : base("x") { Data1 = d; } }
public class ObjEvent { public event EventHandler<string> Changed; public void Fire(string x) => Changed?.Invoke(this, x); }
public interface IObjI { string Do(string x); }
public class ObjImpl : IObjI { public string Do(string x) => x; }
public class ObjGen<T> { public T Value { get; } public ObjGen(T v) { Value = v; } }
public static class ObjGen { public static ObjGen<T> Of<T>(T v) => new ObjGen<T>(v); }
