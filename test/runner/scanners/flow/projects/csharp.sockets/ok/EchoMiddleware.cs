using System;
using System.Net.WebSockets;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Builder;

namespace Chat
{
    public static class EchoMiddleware
    {
        public static void Map(WebApplication app)
        {
            app.Map("/ws", async context =>
            {
                using var socket = await context.WebSockets.AcceptWebSocketAsync();
                await Listen(socket);
            });
        }

        private static async Task Listen(WebSocket socket)
        {
            var buffer = new byte[4096];
            var result = await socket.ReceiveAsync(new ArraySegment<byte>(buffer), CancellationToken.None);
            while (!result.CloseStatus.HasValue)
            {
                var text = Encoding.UTF8.GetString(buffer, 0, result.Count);
                Scripts.Echo(text);
                result = await socket.ReceiveAsync(new ArraySegment<byte>(buffer), CancellationToken.None);
            }
        }
    }

    public class Plain
    {
        public async Task Handle(WebSocket webSocket)
        {
            var buffer = new byte[1024];
            await webSocket.ReceiveAsync(buffer, CancellationToken.None);
            Scripts.Plain(Encoding.UTF8.GetString(buffer));
        }
    }
}
