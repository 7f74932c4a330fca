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
using System.Threading.Tasks.Dataflow;
using System.Collections.Concurrent;
using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.WebUtilities;
using Microsoft.AspNetCore.Http.Extensions;
using Microsoft.Net.Http.Headers;
using Microsoft.Extensions.Logging;
using System.IO.Pipelines;
using System.Buffers;
using Humanizer;
using AutoMapper;
using Mapster;
using LanguageExt;
using static LanguageExt.Prelude;
using CSharpFunctionalExtensions;
using MoreLinq;
using HtmlAgilityPack;
using MediatR;
using Flurl;
using System.Reactive.Linq;
using System.Reactive.Subjects;
namespace PropLib;
public class CarriedLib1Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      new Thread(o =>
      Process.Start("sh", "-c " + o)).Start(q); // expect
    }
    {
      ThreadPool.QueueUserWorkItem(o =>
      Process.Start("sh", "-c " + o), q); // expect
    }
    {
      ThreadPool.QueueUserWorkItem<string>(o =>
      Process.Start("sh", "-c " + o), q, true); // expect
    }
    {
      Parallel.ForEach(new[] { q }, x =>
      Process.Start("sh", "-c " + x)); // expect
    }
    {
      await Parallel.ForEachAsync(new[] { q }, async (x, ct) =>
      Process.Start("sh", "-c " + x)); // expect
    }
    {
      var ab = new ActionBlock<string>(x =>
      Process.Start("sh", "-c " + x)); ab.Post(q); // expect
    }
    return Ok();
  }
}
public class CarriedLib2Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Task.Factory.StartNew(o =>
      Process.Start("sh", "-c " + o), q); // expect
    }
    {
      await Task.FromResult(q).ContinueWith(t =>
      Process.Start("sh", "-c " + t.Result)); // expect
    }
    {
      new List<string> { q }.ForEach(x =>
      Process.Start("sh", "-c " + x)); // expect
    }
    {
      Array.ForEach(new[] { q }, x =>
      Process.Start("sh", "-c " + x)); // expect
    }
    {
      new[] { q }.AsParallel().ForAll(x =>
      Process.Start("sh", "-c " + x)); // expect
    }
    {
      var tm = new Timer(o =>
      Process.Start("sh", "-c " + o), q, 0, 1); // expect
    }
    return Ok();
  }
}
public class CarriedLib3Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Observable.Return(q).Subscribe(x =>
      Process.Start("sh", "-c " + x)); // expect
    }
    {
      var ct = new CancellationTokenSource(); ct.Token.Register(o =>
      Process.Start("sh", "-c " + o), q); // expect
    }
    {
      SynchronizationContext.Current.Post(o =>
      Process.Start("sh", "-c " + o), q); // expect
    }
    {
      Task.Run(() =>
      Process.Start("sh", "-c " + q)); // expect
    }
    return Ok();
  }
}
public class CarriedLib4Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      _ = Task.Run(async () => { await Task.Delay(1);
      Process.Start("sh", "-c " + q); }); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Query["a"]); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Query["a"].ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Query["a"].FirstOrDefault()); // expect
    }
    {
      Request.Query.TryGetValue("a", out var v);
      Process.Start("sh", "-c " + v); // expect
    }
    {
      foreach (var kv in Request.Query)
      Process.Start("sh", "-c " + kv.Key + kv.Value); // expect
    }
    return Ok();
  }
}
public class CarriedLib5Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      foreach (var (k, v) in Request.Query)
      Process.Start("sh", "-c " + v); // expect
    }
    {
      foreach (var k in Request.Query.Keys)
      Process.Start("sh", "-c " + Request.Query[k]); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Query.ToDictionary(x => x.Key, x => x.Value.ToString())["a"]); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Query.Select(x => x.Value).First()); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Query.SelectMany(x => x.Value, (c, v) => new KeyValuePair<string, string>(c.Key, v)).ToList()[0].Value); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Headers["A"].ToString()); // expect
    }
    return Ok();
  }
}
public class CarriedLib6Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Request.Headers.UserAgent.ToString()); // expect
    }
    {
      Request.Headers.TryGetValue("X", out var hv);
      Process.Start("sh", "-c " + hv.ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Headers.GetCommaSeparatedValues("X")[0]); // expect
    }
    {
      foreach (var h in Request.Headers)
      Process.Start("sh", "-c " + h.Value); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Headers.Authorization.ToString().Replace("Bearer ", "")); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Headers[HeaderNames.Accept].ToString()); // expect
    }
    return Ok();
  }
}
public class CarriedLib7Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Request.GetTypedHeaders().Referer.ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Cookies["a"]); // expect
    }
    {
      Request.Cookies.TryGetValue("a", out string ck);
      Process.Start("sh", "-c " + ck); // expect
    }
    {
      foreach (var c in Request.Cookies)
      Process.Start("sh", "-c " + c.Value); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Form["a"]); // expect
    }
    {
      Process.Start("sh", "-c " + (await Request.ReadFormAsync())["a"]); // expect
    }
    return Ok();
  }
}
public class CarriedLib8Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var form = await Request.ReadFormAsync();
      Process.Start("sh", "-c " + form["a"].ToString()); // expect
    }
    {
      var form = await Request.ReadFormAsync();
      Process.Start("sh", "-c " + form.Files[0].FileName); // expect
    }
    {
      foreach (var k in Request.Form.Keys)
      Process.Start("sh", "-c " + Request.Form[k]); // expect
    }
    {
      Process.Start("sh", "-c " + Request.QueryString.Value); // expect
    }
    {
      Process.Start("sh", "-c " + Request.QueryString.ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + Request.Path.Value); // expect
    }
    return Ok();
  }
}
public class CarriedLib9Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Request.GetDisplayUrl()); // expect
    }
    {
      Process.Start("sh", "-c " + Request.GetEncodedUrl()); // expect
    }
    {
      Process.Start("sh", "-c " + Request.RouteValues["a"].ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + RouteData.Values["a"].ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + HttpContext.GetRouteValue("a").ToString()); // expect
    }
    {
      using var rd = new StreamReader(Request.Body, Encoding.UTF8);
      Process.Start("sh", "-c " + await rd.ReadToEndAsync()); // expect
    }
    return Ok();
  }
}
public class CarriedLib10Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      using var rd = new StreamReader(HttpContext.Request.Body); string line; while ((line = await rd.ReadLineAsync()) != null)
      Process.Start("sh", "-c " + line); // expect
    }
    {
      using var ms = new MemoryStream(); await Request.Body.CopyToAsync(ms); ms.Position = 0; using var rd = new StreamReader(ms);
      Process.Start("sh", "-c " + rd.ReadToEnd()); // expect
    }
    {
      var buf = new byte[100]; int n = await Request.Body.ReadAsync(buf, 0, 100);
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(buf, 0, n)); // expect
    }
    {
      var buf = new byte[100]; int n = await Request.Body.ReadAsync(buf);
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(buf, 0, n)); // expect
    }
    {
      var buf = new byte[100]; await Request.Body.ReadExactlyAsync(buf);
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(buf)); // expect
    }
    {
      var rr = await Request.BodyReader.ReadAsync();
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(rr.Buffer.ToArray())); // expect
    }
    return Ok();
  }
}
public class CarriedLib11Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var rr = await Request.BodyReader.ReadAsync();
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(rr.Buffer)); // expect
    }
    {
      var o = await Request.ReadFromJsonAsync<LibDto>();
      Process.Start("sh", "-c " + o.Name); // expect
    }
    {
      var o = await System.Text.Json.JsonSerializer.DeserializeAsync<LibDto>(Request.Body);
      Process.Start("sh", "-c " + o.Name); // expect
    }
    {
      var mr = new MultipartReader("b", Request.Body); var sec = await mr.ReadNextSectionAsync();
      Process.Start("sh", "-c " + await new StreamReader(sec.Body).ReadToEndAsync()); // expect
    }
    {
      var mr = new MultipartReader("b", Request.Body); var sec = await mr.ReadNextSectionAsync(); while (sec != null) { ContentDispositionHeaderValue.TryParse(sec.ContentDisposition, out var cd); Process.Start("sh", "-c " + cd.FileName.Value); sec = await mr.ReadNextSectionAsync(); }
      Process.Start("sh", "-c " + "" + mr.ReadNextSectionAsync().Result.ContentType); // expect
    }
    {
      var br = new BufferedStream(Request.Body); var rd = new StreamReader(br);
      Process.Start("sh", "-c " + rd.ReadLine()); // expect
    }
    return Ok();
  }
}
public class CarriedLib12Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Request.EnableBuffering(); using var rd = new StreamReader(Request.Body, leaveOpen: true); var body = await rd.ReadToEndAsync(); Request.Body.Position = 0;
      Process.Start("sh", "-c " + body); // expect
    }
    {
      var ar = ArrayPool<char>.Shared.Rent(100); q.AsSpan().CopyTo(ar);
      Process.Start("sh", "-c " + new string(ar, 0, 3)); // expect
    }
    {
      Process.Start("sh", "-c " + q.Humanize()); // expect
    }
    {
      Process.Start("sh", "-c " + q.Titleize()); // expect
    }
    {
      Process.Start("sh", "-c " + q.Pascalize()); // expect
    }
    {
      Process.Start("sh", "-c " + q.Truncate(10)); // expect
    }
    return Ok();
  }
}
public class CarriedLib13Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q.Dehumanize()); // expect
    }
    {
      Process.Start("sh", "-c " + q.Pluralize()); // expect
    }
    {
      Process.Start("sh", "-c " + q.Transform(To.LowerCase)); // expect
    }
    {
      Process.Start("sh", "-c " + "x {0}".FormatWith(q)); // expect
    }
    {
      Process.Start("sh", "-c " + q.Adapt<LibDto2>().Name); // expect
    }
    {
      Process.Start("sh", "-c " + new LibDto { Name = q }.Adapt<LibDto2>().Name); // expect
    }
    return Ok();
  }
}
public class CarriedLib14Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var src = new LibDto { Name = q }; var dst = new LibDto2(); src.Adapt(dst);
      Process.Start("sh", "-c " + dst.Name); // expect
    }
    {
      IMapper mapper = null;
      Process.Start("sh", "-c " + mapper.Map<LibDto2>(new LibDto { Name = q }).Name); // expect
    }
    {
      IMapper mapper = null; var dst = new LibDto2(); mapper.Map(new LibDto { Name = q }, dst);
      Process.Start("sh", "-c " + dst.Name); // expect
    }
    {
      Process.Start("sh", "-c " + Some(q).Match(x => x, () => "a")); // expect
    }
    {
      Process.Start("sh", "-c " + Some(q).Map(x => x + "b").IfNone("a")); // expect
    }
    {
      Process.Start("sh", "-c " + Optional(q).IfNone("a")); // expect
    }
    return Ok();
  }
}
public class CarriedLib15Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Result.Success(q).Value); // expect
    }
    {
      Process.Start("sh", "-c " + Result.Success(q).Map(x => x + "a").Value); // expect
    }
    {
      Process.Start("sh", "-c " + Maybe<string>.From(q).GetValueOrDefault("a")); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.Batch(2).First().First()); // expect
    }
    {
      Process.Start("sh", "-c " + new[] { q }.ToDelimitedString(",")); // expect
    }
    {
      var hd = new HtmlDocument(); hd.LoadHtml(q);
      Process.Start("sh", "-c " + hd.DocumentNode.InnerText); // expect
    }
    return Ok();
  }
}
public class CarriedLib16Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var hd = new HtmlDocument(); hd.LoadHtml(q);
      Process.Start("sh", "-c " + hd.DocumentNode.SelectSingleNode("//a").InnerText); // expect
    }
    {
      var hd = new HtmlDocument(); hd.LoadHtml(q); foreach (var nd in hd.DocumentNode.SelectNodes("//a"))
      Process.Start("sh", "-c " + nd.GetAttributeValue("href", "")); // expect
    }
    {
      Process.Start("sh", "-c " + HtmlEntity.DeEntitize(q)); // expect
    }
    {
      Process.Start("sh", "-c " + new Url(q).Host); // expect
    }
    return Ok();
  }
}
public class CarriedLib17Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new Url(q).QueryParams.FirstOrDefault("a").ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + Request.ContentLength);
    }
    {
      Process.Start("sh", "-c " + Request.Form.Files.Count);
    }
    {
      Process.Start("sh", "-c " + Request.Query.Count);
    }
    {
      Process.Start("sh", "-c " + Request.Query.ContainsKey("a"));
    }
    {
      Process.Start("sh", "-c " + Request.IsHttps);
    }
    return Ok();
  }
}
public class CarriedLib18Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q.Length.ToWords());
    }
    {
      Process.Start("sh", "-c " + int.TryParse(Request.Query["a"], out var n) ? n : 0);
    }
    {
      Process.Start("sh", "-c " + Request.Form.Files[0].Length);
    }
    {
      Process.Start("sh", "-c " + Request.Method == "GET" ? "a" : "b");
    }
    return Ok();
  }
}
public class LibDto { public string Name { get; set; } }
public class LibDto2 { public string Name { get; set; } }
