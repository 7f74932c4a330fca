using Microsoft.AspNetCore.Mvc;
using System.Diagnostics;
using System.Collections.Generic;
public class AController : Controller { public void Show(string q) {
    var a = new Dictionary<string, string> { ["cmd"] = "ls", ["arg"] = "x" };
    var b = new Dictionary<string, string>(a) { ["other"] = q };
    Process.Start(b["cmd"]);
    var c = new Dictionary<string, string>(a);
    c["other"] = q;
    Process.Start(c["cmd"]);
    var d = a.ToDictionary(x => x.Key, x => x.Value);
    d["other"] = q;
    Process.Start(d["cmd"]);
} }
