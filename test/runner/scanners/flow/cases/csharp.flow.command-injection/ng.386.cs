using Microsoft.AspNetCore.Mvc;
using System;
using System.Collections;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading.Tasks;
using System.Globalization;
namespace PropText;
public class CarriedText1Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q.Trim()); // expect
    }
    {
      Process.Start("sh", "-c " + q.TrimStart('-')); // expect
    }
    {
      Process.Start("sh", "-c " + q.TrimEnd()); // expect
    }
    {
      Process.Start("sh", "-c " + q.ToLower()); // expect
    }
    {
      Process.Start("sh", "-c " + q.ToUpperInvariant()); // expect
    }
    {
      Process.Start("sh", "-c " + q.ToLower(CultureInfo.InvariantCulture)); // expect
    }
    return Ok();
  }
}
public class CarriedText2Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q.Substring(1, 3)); // expect
    }
    {
      Process.Start("sh", "-c " + q[1..]); // expect
    }
    {
      Process.Start("sh", "-c " + q[..^1]); // expect
    }
    {
      Process.Start("sh", "-c " + q.Replace("a", "b")); // expect
    }
    {
      Process.Start("sh", "-c " + "a".Replace("a", q)); // expect
    }
    {
      Process.Start("sh", "-c " + q.Replace("a", "b", StringComparison.OrdinalIgnoreCase)); // expect
    }
    return Ok();
  }
}
public class CarriedText3Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q.PadLeft(10)); // expect
    }
    {
      Process.Start("sh", "-c " + q.PadRight(10, '0')); // expect
    }
    {
      Process.Start("sh", "-c " + q.Insert(1, "x")); // expect
    }
    {
      Process.Start("sh", "-c " + "x".Insert(0, q)); // expect
    }
    {
      Process.Start("sh", "-c " + q.Remove(1)); // expect
    }
    {
      Process.Start("sh", "-c " + q.Normalize()); // expect
    }
    return Ok();
  }
}
public class CarriedText4Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q.Normalize(NormalizationForm.FormC)); // expect
    }
    {
      Process.Start("sh", "-c " + q.Split(',')[0]); // expect
    }
    {
      Process.Start("sh", "-c " + q.Split(new[] { ',' }, StringSplitOptions.RemoveEmptyEntries)[0]); // expect
    }
    {
      var parts = q.Split(new char[] { ',' }, 2);
      Process.Start("sh", "-c " + parts[1]); // expect
    }
    {
      Process.Start("sh", "-c " + q.Split(',').First()); // expect
    }
    {
      Process.Start("sh", "-c " + q.Split(',').Last().Trim()); // expect
    }
    return Ok();
  }
}
public class CarriedText5Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + string.Concat(q, "x")); // expect
    }
    {
      Process.Start("sh", "-c " + string.Concat("a", "b", "c", q)); // expect
    }
    {
      Process.Start("sh", "-c " + string.Concat(q.Where(c => c != ' '))); // expect
    }
    {
      Process.Start("sh", "-c " + string.Join(",", q, "x")); // expect
    }
    {
      Process.Start("sh", "-c " + string.Join(",", new[] { q, "x" })); // expect
    }
    {
      Process.Start("sh", "-c " + string.Join(q, new[] { "a", "b" })); // expect
    }
    return Ok();
  }
}
public class CarriedText6Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + string.Join(" ", new List<string> { q })); // expect
    }
    {
      Process.Start("sh", "-c " + string.Format("{0}", q)); // expect
    }
    {
      Process.Start("sh", "-c " + string.Format("{0} {1} {2} {3}", "a", "b", "c", q)); // expect
    }
    {
      Process.Start("sh", "-c " + string.Format(CultureInfo.InvariantCulture, "{0}", q)); // expect
    }
    {
      Process.Start("sh", "-c " + string.Format(q, "x")); // expect
    }
    {
      Process.Start("sh", "-c " + $"{q}"); // expect
    }
    return Ok();
  }
}
public class CarriedText7Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + $"{q,10}"); // expect
    }
    {
      Process.Start("sh", "-c " + $@"x {q} y"); // expect
    }
    {
      Process.Start("sh", "-c " + $"""x {q} y"""); // expect
    }
    {
      Process.Start("sh", "-c " + FormattableString.Invariant($"x {q}")); // expect
    }
    {
      FormattableString f = $"x {q}";
      Process.Start("sh", "-c " + f.ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + string.Copy(q)); // expect
    }
    return Ok();
  }
}
public class CarriedText8Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + string.Intern(q)); // expect
    }
    {
      Process.Start("sh", "-c " + q.Clone()); // expect
    }
    {
      Process.Start("sh", "-c " + (string)q.Clone()); // expect
    }
    {
      Process.Start("sh", "-c " + new string(q.ToCharArray())); // expect
    }
    {
      Process.Start("sh", "-c " + new string(q.Reverse().ToArray())); // expect
    }
    {
      Process.Start("sh", "-c " + new string(q.ToCharArray(), 0, 3)); // expect
    }
    return Ok();
  }
}
public class CarriedText9Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      var a = q.ToCharArray(); Array.Reverse(a);
      Process.Start("sh", "-c " + new string(a)); // expect
    }
    {
      Process.Start("sh", "-c " + q.ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + Convert.ToString(q)); // expect
    }
    {
      Process.Start("sh", "-c " + CultureInfo.CurrentCulture.TextInfo.ToTitleCase(q)); // expect
    }
    {
      string s = null; s ??= q;
      Process.Start("sh", "-c " + s); // expect
    }
    {
      Process.Start("sh", "-c " + q ?? "x"); // expect
    }
    return Ok();
  }
}
public class CarriedText10Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q?.Trim() ?? ""); // expect
    }
    {
      Process.Start("sh", "-c " + string.IsNullOrEmpty(q) ? "x" : q); // expect
    }
    {
      Process.Start("sh", "-c " + q.AsSpan(1).ToString()); // expect
    }
    {
      ReadOnlySpan<char> sp = q;
      Process.Start("sh", "-c " + sp.Slice(1).ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + q.AsMemory().ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + string.Create(q.Length, q, (span, st) => st.AsSpan().CopyTo(span))); // expect
    }
    return Ok();
  }
}
public class CarriedText11Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Span<char> buf = new char[100]; q.AsSpan().CopyTo(buf);
      Process.Start("sh", "-c " + new string(buf)); // expect
    }
    {
      var ca = new char[100]; q.CopyTo(0, ca, 0, q.Length);
      Process.Start("sh", "-c " + new string(ca)); // expect
    }
    {
      Process.Start("sh", "-c " + q.ReplaceLineEndings(" ")); // expect
    }
    {
      Process.Start("sh", "-c " + q.EnumerateRunes().First().ToString()); // expect
    }
    {
      var si = new StringInfo(q);
      Process.Start("sh", "-c " + si.SubstringByTextElements(0)); // expect
    }
    {
      Process.Start("sh", "-c " + q.TrimEnd('/').Split('/').LastOrDefault()); // expect
    }
    return Ok();
  }
}
public class CarriedText12Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q + "x"); // expect
    }
    {
      var s = "x"; s += q;
      Process.Start("sh", "-c " + s); // expect
    }
    {
      Process.Start("sh", "-c " + q.IsNormalized() ? q : "x"); // expect
    }
    {
      Process.Start("sh", "-c " + Uri.EscapeUriString(q)); // expect
    }
    {
      Process.Start("sh", "-c " + new Uri(q).ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + new Uri(q).AbsoluteUri); // expect
    }
    return Ok();
  }
}
public class CarriedText13Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + new Uri(new Uri("http://a/"), q).ToString()); // expect
    }
    {
      Process.Start("sh", "-c " + new UriBuilder(q).Host); // expect
    }
    {
      Process.Start("sh", "-c " + Path.GetFileName(q)); // expect
    }
    {
      Process.Start("sh", "-c " + Path.Combine("/a", q)); // expect
    }
    {
      Process.Start("sh", "-c " + Path.ChangeExtension(q, ".txt")); // expect
    }
    {
      Process.Start("sh", "-c " + Path.GetExtension(q)); // expect
    }
    return Ok();
  }
}
public class CarriedText14Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + Path.GetFileNameWithoutExtension(q)); // expect
    }
    {
      Process.Start("sh", "-c " + Path.GetDirectoryName(q)); // expect
    }
    {
      Process.Start("sh", "-c " + Path.GetFullPath(q)); // expect
    }
    {
      Process.Start("sh", "-c " + Path.Join("a", q)); // expect
    }
    {
      Process.Start("sh", "-c " + new FileInfo(q).Name); // expect
    }
    {
      Process.Start("sh", "-c " + new FileInfo(q).FullName); // expect
    }
    return Ok();
  }
}
public class CarriedText15Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q.Length);
    }
    {
      Process.Start("sh", "-c " + q.IndexOf("a"));
    }
    {
      Process.Start("sh", "-c " + q.Contains("a"));
    }
    {
      Process.Start("sh", "-c " + q.StartsWith("a"));
    }
    {
      Process.Start("sh", "-c " + q.CompareTo("a"));
    }
    {
      Process.Start("sh", "-c " + q.Equals("a"));
    }
    return Ok();
  }
}
public class CarriedText16Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + int.Parse(q));
    }
    {
      Process.Start("sh", "-c " + Convert.ToInt32(q));
    }
    {
      int n; int.TryParse(q, out n);
      Process.Start("sh", "-c " + n);
    }
    {
      int.TryParse(q, out var n);
      Process.Start("sh", "-c " + n);
    }
    {
      Process.Start("sh", "-c " + Guid.Parse(q));
    }
    {
      Guid.TryParse(q, out var g);
      Process.Start("sh", "-c " + g);
    }
    return Ok();
  }
}
public class CarriedText17Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + DateTime.Parse(q));
    }
    {
      Process.Start("sh", "-c " + DateTime.ParseExact(q, "yyyy-MM-dd", CultureInfo.InvariantCulture).ToString("yyyy"));
    }
    {
      Process.Start("sh", "-c " + q.GetHashCode());
    }
    {
      Process.Start("sh", "-c " + decimal.Parse(q));
    }
    {
      Process.Start("sh", "-c " + bool.Parse(q));
    }
    {
      Process.Start("sh", "-c " + long.Parse(q).ToString());
    }
    return Ok();
  }
}
public class CarriedText18Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + string.IsNullOrEmpty(q));
    }
    {
      Process.Start("sh", "-c " + Enum.Parse<DayOfWeek>(q));
    }
    {
      Process.Start("sh", "-c " + (DayOfWeek)Enum.Parse(typeof(DayOfWeek), q));
    }
    {
      Process.Start("sh", "-c " + TimeSpan.Parse(q));
    }
    {
      Process.Start("sh", "-c " + new Version(q));
    }
    {
      Process.Start("sh", "-c " + q switch { "a" => "x", "b" => "y", _ => "z" });
    }
    return Ok();
  }
}
public class CarriedText19Controller : ControllerBase {
  [HttpGet] public async Task<IActionResult> Get(string q, string p) {
    {
      Process.Start("sh", "-c " + q.Count(c => c == 'a'));
    }
    {
      Process.Start("sh", "-c " + q.Any(char.IsDigit));
    }
    return Ok();
  }
}
