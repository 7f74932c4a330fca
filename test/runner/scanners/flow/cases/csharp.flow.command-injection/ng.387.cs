using Microsoft.AspNetCore.Mvc;
using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
using System.Net;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.IO.Compression;
using System.Web;
using System.Xml;
using System.Xml.Linq;
using System.Xml.Serialization;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using Microsoft.AspNetCore.WebUtilities;
using System.Net.Http;
using YamlDotNet.Serialization;
using CsvHelper;
namespace PropCodec;
public class CarriedCodec1Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(Encoding.UTF8.GetBytes(q))); // expect
    }
    {
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(Convert.FromBase64String(q))); // expect
    }
    {
      Process.Start("sh", "-c " + Encoding.ASCII.GetString(Convert.FromHexString(q))); // expect
    }
    {
      Process.Start("sh", "-c " + Encoding.GetEncoding("latin1").GetString(WebEncoders.Base64UrlDecode(q))); // expect
    }
    {
      byte[] b = Encoding.Unicode.GetBytes(q);
      Process.Start("sh", "-c " + Encoding.Unicode.GetString(b, 0, b.Length)); // expect
    }
    {
      var b2 = new byte[100]; int n = Encoding.UTF8.GetBytes(q, 0, q.Length, b2, 0);
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(b2, 0, n)); // expect
    }
    return Ok();
  }
}
public class CarriedCodec2Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var b3 = new byte[100]; Convert.TryFromBase64String(q, b3, out int w);
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(b3, 0, w)); // expect
    }
    {
      var cs = new char[9]; Encoding.UTF8.GetChars(Encoding.UTF8.GetBytes(q), 0, 3, cs, 0);
      Process.Start("sh", "-c " + new string(cs)); // expect
    }
    {
      Process.Start("sh", "-c " + Encoding.UTF8.GetDecoder().ToString() + Encoding.Convert(Encoding.UTF8, Encoding.ASCII, Encoding.UTF8.GetBytes(q))); // expect
    }
    {
      Process.Start("sh", "-c " + HttpUtility.UrlDecode(q)); // expect
    }
    {
      Process.Start("sh", "-c " + HttpUtility.HtmlDecode(q)); // expect
    }
    {
      Process.Start("sh", "-c " + WebUtility.UrlDecode(q)); // expect
    }
    return Ok();
  }
}
public class CarriedCodec3Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + WebUtility.HtmlDecode(q)); // expect
    }
    {
      Process.Start("sh", "-c " + Uri.UnescapeDataString(q)); // expect
    }
    {
      Process.Start("sh", "-c " + HttpUtility.ParseQueryString(q)["a"]); // expect
    }
    {
      Process.Start("sh", "-c " + HttpUtility.ParseQueryString(q).Get("a")); // expect
    }
    {
      Process.Start("sh", "-c " + QueryHelpers.ParseQuery(q)["a"]); // expect
    }
    {
      Process.Start("sh", "-c " + QueryHelpers.AddQueryString("/x", "a", q)); // expect
    }
    return Ok();
  }
}
public class CarriedCodec4Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + JsonSerializer.Deserialize<CodecDto>(q).Name); // expect
    }
    {
      Process.Start("sh", "-c " + JsonSerializer.Deserialize<string[]>(q)[0]); // expect
    }
    {
      Process.Start("sh", "-c " + JsonSerializer.Deserialize<JsonElement>(q).GetProperty("a").GetString()); // expect
    }
    {
      using var doc = JsonDocument.Parse(q);
      Process.Start("sh", "-c " + doc.RootElement.GetProperty("a").GetString()); // expect
    }
    return Ok();
  }
}
public class CarriedCodec5Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      using var doc = JsonDocument.Parse(q);
      Process.Start("sh", "-c " + doc.RootElement.GetRawText()); // expect
    }
    {
      using var doc = JsonDocument.Parse(q); doc.RootElement.TryGetProperty("a", out var el);
      Process.Start("sh", "-c " + el.GetString()); // expect
    }
    {
      using var doc = JsonDocument.Parse(q); foreach (var el in doc.RootElement.EnumerateArray())
      Process.Start("sh", "-c " + el.GetString()); // expect
    }
    {
      using var doc = JsonDocument.Parse(q); foreach (var pr in doc.RootElement.EnumerateObject())
      Process.Start("sh", "-c " + pr.Name + pr.Value); // expect
    }
    {
      Process.Start("sh", "-c " + JsonNode.Parse(q)["a"].GetValue<string>()); // expect
    }
    {
      Process.Start("sh", "-c " + (string)JsonNode.Parse(q)!["a"]!); // expect
    }
    return Ok();
  }
}
public class CarriedCodec6Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + JsonNode.Parse(q).AsObject()["a"].ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + JsonNode.Parse(q).AsArray()[0].ToJsonString()); // expect
    }
    {
      Process.Start("sh", "-c " + JsonSerializer.Serialize(new { a = q })); // expect
    }
    {
      Process.Start("sh", "-c " + JsonSerializer.Serialize(new CodecDto { Name = q })); // expect
    }
    {
      Process.Start("sh", "-c " + JsonConvert.DeserializeObject<CodecDto>(q).Name); // expect
    }
    {
      dynamic d = JsonConvert.DeserializeObject(q);
      Process.Start("sh", "-c " + d.name); // expect
    }
    return Ok();
  }
}
public class CarriedCodec7Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      dynamic d = JsonConvert.DeserializeObject<dynamic>(q); string nm = d.a.b;
      Process.Start("sh", "-c " + nm); // expect
    }
    {
      Process.Start("sh", "-c " + JsonConvert.DeserializeAnonymousType(q, new { Name = "" }).Name); // expect
    }
    {
      var dto = new CodecDto(); JsonConvert.PopulateObject(q, dto);
      Process.Start("sh", "-c " + dto.Name); // expect
    }
    {
      Process.Start("sh", "-c " + JObject.Parse(q)["a"].ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + (string)JObject.Parse(q)["a"]); // expect
    }
    return Ok();
  }
}
public class CarriedCodec8Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + JObject.Parse(q)["a"].Value<string>()); // expect
    }
    {
      Process.Start("sh", "-c " + JObject.Parse(q).Value<string>("a")); // expect
    }
    {
      Process.Start("sh", "-c " + JObject.Parse(q).SelectToken("$.a.b").ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + JObject.Parse(q).SelectTokens("$..a").First().ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + JObject.Parse(q).ToObject<CodecDto>().Name); // expect
    }
    {
      Process.Start("sh", "-c " + JArray.Parse(q).Select(t => (string)t["a"]).First()); // expect
    }
    return Ok();
  }
}
public class CarriedCodec9Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + JArray.Parse(q)[0].ToObject<string>()); // expect
    }
    {
      Process.Start("sh", "-c " + JToken.Parse(q).First.ToString()); // expect
    }
    {
      foreach (var kv in JObject.Parse(q))
      Process.Start("sh", "-c " + kv.Value); // expect
    }
    {
      foreach (JProperty pr in JObject.Parse(q).Properties())
      Process.Start("sh", "-c " + pr.Name); // expect
    }
    {
      Process.Start("sh", "-c " + JObject.FromObject(new { a = q })["a"].ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + new JObject { ["a"] = q }.ToString()); // expect
    }
    return Ok();
  }
}
public class CarriedCodec10Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new JObject(new JProperty("a", q)).ToString()); // expect
    }
    {
      JObject.Parse(q).TryGetValue("a", out var tok);
      Process.Start("sh", "-c " + tok.ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + JsonConvert.SerializeObject(new { a = q })); // expect
    }
    {
      var rd = new JsonTextReader(new StringReader(q)); while (rd.Read())
      Process.Start("sh", "-c " + rd.Value); // expect
    }
    {
      Process.Start("sh", "-c " + XDocument.Parse(q).Root.Element("a").Value); // expect
    }
    {
      Process.Start("sh", "-c " + XElement.Parse(q).Attribute("a").Value); // expect
    }
    return Ok();
  }
}
public class CarriedCodec11Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + (string)XElement.Parse(q).Attribute("a")); // expect
    }
    {
      Process.Start("sh", "-c " + XElement.Parse(q).Descendants("a").Select(e => e.Value).First()); // expect
    }
    {
      foreach (var el in XElement.Parse(q).Elements())
      Process.Start("sh", "-c " + el.Value); // expect
    }
    {
      Process.Start("sh", "-c " + XElement.Parse(q).Elements("a").First().Name.LocalName); // expect
    }
    {
      Process.Start("sh", "-c " + new XElement("a", q).ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + new XElement("a", new XAttribute("b", q)).ToString()); // expect
    }
    return Ok();
  }
}
public class CarriedCodec12Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var xd = new XmlDocument(); xd.LoadXml(q);
      Process.Start("sh", "-c " + xd.DocumentElement.InnerText); // expect
    }
    {
      var xd = new XmlDocument(); xd.LoadXml(q);
      Process.Start("sh", "-c " + xd.SelectSingleNode("/a").InnerText); // expect
    }
    {
      var xd = new XmlDocument(); xd.LoadXml(q);
      Process.Start("sh", "-c " + xd.DocumentElement.GetAttribute("a")); // expect
    }
    {
      var xd = new XmlDocument(); xd.LoadXml(q); foreach (XmlNode nd in xd.GetElementsByTagName("a"))
      Process.Start("sh", "-c " + nd.InnerText); // expect
    }
    {
      var xd = new XmlDocument(); xd.LoadXml(q);
      Process.Start("sh", "-c " + xd.SelectNodes("//a")[0].Attributes["x"].Value); // expect
    }
    {
      var xr = XmlReader.Create(new StringReader(q)); while (xr.Read())
      Process.Start("sh", "-c " + xr.Value); // expect
    }
    return Ok();
  }
}
public class CarriedCodec13Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var xr = XmlReader.Create(new StringReader(q)); xr.ReadToFollowing("a");
      Process.Start("sh", "-c " + xr.ReadElementContentAsString()); // expect
    }
    {
      var ser = new XmlSerializer(typeof(CodecDto)); var o = (CodecDto)ser.Deserialize(new StringReader(q));
      Process.Start("sh", "-c " + o.Name); // expect
    }
    {
      var des = new DeserializerBuilder().Build();
      Process.Start("sh", "-c " + des.Deserialize<CodecDto>(q).Name); // expect
    }
    {
      using var csv = new CsvReader(new StringReader(q), System.Globalization.CultureInfo.InvariantCulture); var recs = csv.GetRecords<CodecDto>().ToList();
      Process.Start("sh", "-c " + recs[0].Name); // expect
    }
    {
      using var csv = new CsvReader(new StringReader(q), System.Globalization.CultureInfo.InvariantCulture); csv.Read();
      Process.Start("sh", "-c " + csv.GetField("a")); // expect
    }
    {
      using var csv = new CsvReader(new StringReader(q), System.Globalization.CultureInfo.InvariantCulture); csv.Read();
      Process.Start("sh", "-c " + csv.GetField<string>(0)); // expect
    }
    return Ok();
  }
}
public class CarriedCodec14Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var gz = new GZipStream(new MemoryStream(Convert.FromBase64String(q)), CompressionMode.Decompress); var sr = new StreamReader(gz);
      Process.Start("sh", "-c " + sr.ReadToEnd()); // expect
    }
    {
      var ms = new MemoryStream(); new DeflateStream(new MemoryStream(Convert.FromBase64String(q)), CompressionMode.Decompress).CopyTo(ms);
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(ms.ToArray())); // expect
    }
    {
      var br = new BinaryReader(new MemoryStream(Convert.FromBase64String(q)));
      Process.Start("sh", "-c " + br.ReadString()); // expect
    }
    {
      var ms = new MemoryStream(); var bw = new BinaryWriter(ms); bw.Write(q);
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(ms.ToArray())); // expect
    }
    {
      var ms = new MemoryStream(); using (var sw = new StreamWriter(ms)) { sw.Write(q); sw.Flush(); }
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(ms.GetBuffer())); // expect
    }
    {
      var sw = new StringWriter(); sw.WriteLine(q);
      Process.Start("sh", "-c " + sw.ToString()); // expect
    }
    return Ok();
  }
}
public class CarriedCodec15Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var sw = new StringWriter(); var xw = XmlWriter.Create(sw); xw.WriteElementString("a", q); xw.Flush();
      Process.Start("sh", "-c " + sw.ToString()); // expect
    }
    {
      var sw = new StringWriter(); new XmlSerializer(typeof(CodecDto)).Serialize(sw, new CodecDto { Name = q });
      Process.Start("sh", "-c " + sw.ToString()); // expect
    }
    {
      var sr = new StringReader(q); string line; while ((line = sr.ReadLine()) != null)
      Process.Start("sh", "-c " + line); // expect
    }
    {
      var sw = new StringWriter(); HttpUtility.HtmlDecode(q, sw);
      Process.Start("sh", "-c " + sw.ToString()); // expect
    }
    {
      var ms = new MemoryStream(Encoding.UTF8.GetBytes(q)); var b9 = new byte[9]; ms.Read(b9, 0, 9);
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(b9)); // expect
    }
    {
      var dst = new byte[9]; Buffer.BlockCopy(Encoding.UTF8.GetBytes(q), 0, dst, 0, 9);
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(dst)); // expect
    }
    return Ok();
  }
}
public class CarriedCodec16Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var dst = new byte[9]; Array.Copy(Encoding.UTF8.GetBytes(q), dst, 9);
      Process.Start("sh", "-c " + Encoding.UTF8.GetString(dst)); // expect
    }
    {
      var u8 = new Utf8JsonReader(Encoding.UTF8.GetBytes(q)); u8.Read();
      Process.Start("sh", "-c " + u8.GetString()); // expect
    }
    {
      Process.Start("sh", "-c " + await JsonSerializer.DeserializeAsync<string>(new MemoryStream(Encoding.UTF8.GetBytes(q)))); // expect
    }
    {
      Process.Start("sh", "-c " + BitConverter.ToString(Encoding.UTF8.GetBytes(q)) + Encoding.UTF8.GetString(q.Select(c => (byte)c).ToArray())); // expect
    }
    {
      Process.Start("sh", "-c " + new FormUrlEncodedContent(new Dictionary<string, string> { ["a"] = q }).ReadAsStringAsync().Result); // expect
    }
    {
      Process.Start("sh", "-c " + await new StringContent(q).ReadAsStringAsync()); // expect
    }
    return Ok();
  }
}
public class CarriedCodec17Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + JsonDocument.Parse(q).RootElement.GetProperty("a").GetInt32());
    }
    {
      Process.Start("sh", "-c " + JObject.Parse(q).Value<int>("a"));
    }
    {
      Process.Start("sh", "-c " + (int)JObject.Parse(q)["a"]);
    }
    {
      Process.Start("sh", "-c " + JObject.Parse(q).Count);
    }
    {
      Process.Start("sh", "-c " + JsonSerializer.Deserialize<int>(q));
    }
    {
      Process.Start("sh", "-c " + JsonSerializer.Deserialize<CodecDto>(q).Age);
    }
    return Ok();
  }
}
public class CarriedCodec18Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + (int)XElement.Parse(q).Attribute("a"));
    }
    {
      Process.Start("sh", "-c " + JsonConvert.DeserializeObject<CodecDto>(q).Age);
    }
    {
      Process.Start("sh", "-c " + csv(q).GetField<int>(0));
    }
    {
      Process.Start("sh", "-c " + JsonNode.Parse(q)["a"].GetValue<int>());
    }
    {
      Process.Start("sh", "-c " + JArray.Parse(q)[0].ToObject<int>());
    }
    {
      Process.Start("sh", "-c " + Encoding.UTF8.GetByteCount(q));
    }
    return Ok();
  }
}
public class CodecDto { public string Name { get; set; } public int Age { get; set; } }
