using Microsoft.AspNetCore.Mvc;

public class BodyController : ControllerBase
{
    [HttpPost]
    public async Task<string> Read()
    {
        using var reader = new StreamReader(Request.Body);
        return await reader.ReadToEndAsync();
    }
}
