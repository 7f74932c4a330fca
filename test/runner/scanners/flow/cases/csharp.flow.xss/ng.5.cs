using Microsoft.AspNetCore.Http;
using Microsoft.AspNetCore.Mvc;
using Microsoft.Azure.Functions.Worker;

namespace Depot.Functions;

public class LabelFunctions
{
    [Function("label")]
    public IActionResult Label([HttpTrigger("get")] HttpRequest request)
        => new ContentResult { Content = "<b>" + request.Query["text"] + "</b>", ContentType = "text/html" }; // expect

    [Function("plain")]
    public IActionResult Plain([HttpTrigger("get")] HttpRequest request)
        => new ContentResult { Content = "<b>" + request.Query["text"] + "</b>", ContentType = "text/plain" };

    [Function("default")]
    public IActionResult Default([HttpTrigger("get")] HttpRequest request)
        => new ContentResult { Content = "<b>" + request.Query["text"] + "</b>", StatusCode = 200 };
}
