using System.Threading.Tasks;
using Microsoft.AspNetCore.SignalR;

namespace Chat
{
    public class ChatHub : Hub<IChatClient>
    {
        public async Task Send(string text)
        {
            Scripts.Hub(text);
            await Clients.All.Receive(text);
        }
    }

    public interface IChatClient
    {
        Task Receive(string text);
    }
}
