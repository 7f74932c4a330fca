using System.Diagnostics;
using System.Threading.Channels;
using Microsoft.Data.SqlClient;
namespace RendersOk;
public class Worker : BackgroundService
{
    private readonly Channel<RenderJob> _channel;
    public Worker(Channel<RenderJob> channel) { _channel = channel; }
    protected override async Task ExecuteAsync(CancellationToken token)
    {
        await foreach (var job in _channel.Reader.ReadAllAsync(token))
        {
            Process.Start("sh", "-c \"echo " + job.Host + "\"");
            new SqlCommand("select '" + job.Path + "'").ExecuteNonQuery();
        }
    }
}
