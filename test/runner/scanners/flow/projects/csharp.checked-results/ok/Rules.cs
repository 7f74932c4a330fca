using System.Collections.Generic;
using System.Text.RegularExpressions;
namespace A {
  public record Result(bool Ok, string? Error = null) {
    public static Result Success() => new(true);
    public static Result Failure(string error) => new(false, error);
  }
  public static class Rules {
    public static string? Problem(string host) { if (!Regex.IsMatch(host, @"\A[a-z]+\z")) return "bad"; return null; }
    public static Result Check(string host) => Regex.IsMatch(host, @"\A[a-z]+\z") ? Result.Success() : Result.Failure("bad");
    public static List<string> Errors(string host) { var e = new List<string>(); if (!Regex.IsMatch(host, @"\A[a-z]+\z")) e.Add("bad"); return e; }
    public static bool TryCheck(string host, out string error) { error = ""; if (Regex.IsMatch(host, @"\A[a-z]+\z")) return true; error = "bad"; return false; }
  }
}
