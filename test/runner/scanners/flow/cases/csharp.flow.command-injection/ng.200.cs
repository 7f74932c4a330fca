using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;
class Bag {
  private readonly IQueryCollection _values;
  public Bag(IQueryCollection values) { _values = values; }
  public string this[string key] { get { return _values[key].ToString(); } }
}
class Clean {
  private readonly IQueryCollection _values;
  public Clean(IQueryCollection values) { _values = values; }
  public string this[string key] => int.Parse(_values[key]).ToString();
}
class Store {
  private readonly Dictionary<string, string> _items = new();
  public string this[string key] { get => _items[key]; set => _items[key] = value; }
}
class Digits {
  private readonly Dictionary<string, int> _items = new();
  public string this[string key] { get => _items[key].ToString(); set { _items[key] = int.Parse(value); } }
}
public class A : Controller {
  public void One() {
    var bag = new Bag(Request.Query);
    Process.Start("sh", "-c ls " + bag["x"]); // expect
  }
  public void Two() {
    var bag = new Clean(Request.Query);
    Process.Start("sh", "-c ls " + bag["x"]);
  }
  public void Three() {
    var s = new Store();
    s["x"] = Request.Query["x"];
    Process.Start("sh", "-c ls " + s["x"]); // expect
  }
  public void Four() {
    var s = new Digits();
    s["x"] = Request.Query["x"];
    Process.Start("sh", "-c ls " + s["x"]);
  }
}
