using Fleck;

namespace Chat
{
    public static class FleckServer
    {
        public static void Run()
        {
            var server = new WebSocketServer("ws://0.0.0.0:8181");
            server.Start(socket =>
            {
                socket.OnMessage = message => Scripts.Fleck(message);
            });
        }
    }
}
