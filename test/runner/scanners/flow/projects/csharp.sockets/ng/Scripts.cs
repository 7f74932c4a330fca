using System.Diagnostics;

namespace Chat
{
    public static class Scripts
    {
        public static void Echo(string text)
        {
            Process.Start("sh", "-c \"echo " + text + "\""); // expect
        }

        public static void Plain(string text)
        {
            Process.Start("sh", "-c \"plain " + text + "\""); // expect
        }

        public static void Hub(string text)
        {
            Process.Start("sh", "-c \"hub " + text + "\""); // expect
        }

        public static void Fleck(string text)
        {
            Process.Start("sh", "-c \"fleck " + text + "\""); // expect
        }

        public static void Sharp(string text)
        {
            Process.Start("sh", "-c \"sharp " + text + "\""); // expect
        }
    }
}
