using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Text.RegularExpressions;

namespace Chat
{
    public static class Scripts
    {
        private static readonly HashSet<string> Pages = new() { "first", "last" };

        public static void Echo(string text)
        {
            Process.Start("echo", new[] { "--", text });
        }

        public static void Plain(string text)
        {
            if (!Regex.IsMatch(text, @"\A[a-z]{1,20}\z")) return;
            Process.Start("sh", "-c \"plain " + text + "\"");
        }

        public static void Hub(string text)
        {
            Process.Start("sh", "-c \"hub " + int.Parse(text) + "\"");
        }

        public static void Fleck(string text)
        {
            if (!Pages.Contains(text)) throw new ArgumentException("page");
            Process.Start("sh", "-c \"fleck " + text + "\"");
        }

        public static void Sharp(string text)
        {
            Process.Start("sharp", new[] { "--", text });
        }
    }
}
