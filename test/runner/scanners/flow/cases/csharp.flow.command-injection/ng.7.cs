using System.Diagnostics;
using System.Text;
using System.Threading.Tasks;
using Microsoft.AspNetCore.Mvc;

public class CaseController : Controller
{
    public async Task Run()
    {
        var buffer = new byte[100];
        var count = await Request.Body.ReadAsync(buffer, 0, buffer.Length);
        Process.Start("sh", "-c ls " + Encoding.UTF8.GetString(buffer, 0, count)); // expect
    }
}
