using System.DirectoryServices;
using System.Text;
using Microsoft.AspNetCore.Mvc;

public class KeepersController : Controller
{
    public IActionResult Chained(string name)
    {
        var searcher = new DirectorySearcher();
        searcher.Filter = "(&(objectClass=person)(cn=" + Escape(name) + "))";
        return Json(searcher.FindOne());
    }

    public IActionResult Selected(string name)
    {
        var searcher = new DirectorySearcher();
        searcher.Filter = "(&(objectClass=person)(cn=" + Select(name) + "))";
        return Json(searcher.FindOne());
    }

    private static string Escape(string value)
    {
        var escaped = new StringBuilder();
        foreach (var sign in value)
        {
            if (sign == '(' || sign == ')')
                escaped.Append('\\').Append(((int)sign).ToString("x2"));
            else if (sign == '\\' || sign == '*')
                escaped.Append('\\').Append(((int)sign).ToString("x2"));
            else
                escaped.Append(sign);
        }
        return escaped.ToString();
    }

    private static string Select(string value)
    {
        var escaped = new StringBuilder();
        foreach (var sign in value)
        {
            switch (sign)
            {
                case '(': escaped.Append("\\28"); break;
                case ')': escaped.Append("\\29"); break;
                case '*': escaped.Append("\\2a"); break;
                case '\\': escaped.Append("\\5c"); break;
                default: escaped.Append(sign); break;
            }
        }
        return escaped.ToString();
    }
}
