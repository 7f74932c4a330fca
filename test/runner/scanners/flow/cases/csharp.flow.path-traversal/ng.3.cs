using FastEndpoints;
using Microsoft.AspNetCore.Components;
using Microsoft.AspNetCore.Mvc;
using Microsoft.AspNetCore.Mvc.RazorPages;
using Microsoft.Azure.Functions.Worker.Http;

public class FilePage : PageModel
{
    [BindProperty] public string Name { get; set; } = "";

    public void OnPost() => System.IO.File.Delete("/data/" + Name); // expect
}

public class FileView : ComponentBase
{
    [SupplyParameterFromQuery] public string? Name { get; set; }

    protected override void OnInitialized()
    {
        System.IO.File.ReadAllText("/data/" + Name); // expect
    }
}

public class FileFunction
{
    public void Run(HttpRequestData request)
    {
        System.IO.File.ReadAllText("/data/" + request.Query["name"]); // expect
    }
}

public class FileEndpoint : Endpoint<FileRequest>
{
    public override async Task HandleAsync(FileRequest req, CancellationToken ct)
    {
        System.IO.File.Delete("/data/" + req.Name); // expect
    }
}
