using System.Diagnostics;
using Microsoft.AspNetCore.Mvc;
class Bag : IEnumerable<string> {
  private readonly List<string> _values;
  public Bag(List<string> values) { _values = values; }
  public IEnumerator<string> GetEnumerator() { foreach (var v in _values) yield return v; }
  IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
class Clean : IEnumerable<string> {
  private readonly List<string> _values;
  public Clean(List<string> values) { _values = values; }
  public IEnumerator<string> GetEnumerator() { foreach (var v in _values) yield return int.Parse(v).ToString(); }
}
public class A : Controller {
  public void One([FromQuery] List<string> all) {
    foreach (var x in new Bag(all)) Process.Start("sh", "-c ls " + x); // expect
  }
  public void Two([FromQuery] List<string> all) {
    foreach (var x in new Clean(all)) Process.Start("sh", "-c ls " + x);
  }
}
