using System;
using Hangfire;
using Microsoft.AspNetCore.Mvc;
using Shop.Jobs;

namespace Shop.Controllers;

[ApiController]
public class CoversController : ControllerBase
{
    private readonly IBackgroundJobClient _jobs;
    private readonly Action<string> _remove;

    public CoversController(IBackgroundJobClient jobs)
    {
        _jobs = jobs;
        _remove = name => System.IO.File.Delete("/srv/covers/" + name); // expect
    }

    [HttpPost]
    public IActionResult Create(string position, int width)
    {
        var order = new CoverOrder(position, width);
        _jobs.Enqueue<CoverJob>(job => job.Run(order));
        _remove(position);
        return Accepted();
    }
}
