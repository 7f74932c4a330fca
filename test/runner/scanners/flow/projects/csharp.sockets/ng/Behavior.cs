using WebSocketSharp;
using WebSocketSharp.Server;

namespace Chat
{
    public class Behavior : WebSocketBehavior
    {
        protected override void OnMessage(MessageEventArgs e)
        {
            Scripts.Sharp(e.Data);
        }
    }
}
