using System.Net.Http;
using System.Net.Http.Json;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

public class Subscription
{
    public Guid Id { get; set; }
    public string TargetUrl { get; set; } = "";
}

public class WebhookDbContext : DbContext
{
    public DbSet<Subscription> Subscriptions => Set<Subscription>();
}

public class Dispatcher : BackgroundService
{
    private readonly IServiceScopeFactory _scopes;
    private readonly HttpClient _http;

    public Dispatcher(IServiceScopeFactory scopes, HttpClient http)
    {
        _scopes = scopes;
        _http = http;
    }

    protected override async Task ExecuteAsync(CancellationToken ct)
    {
        using var scope = _scopes.CreateScope();
        var db = scope.ServiceProvider.GetRequiredService<WebhookDbContext>();
        var subscriptions = await db.Subscriptions.AsNoTracking().ToListAsync(ct);
        foreach (Subscription subscription in subscriptions)
        {
            await _http.PostAsJsonAsync(subscription.TargetUrl, new { Type = "paid" }, ct); // expect
            await _http.GetAsync("https://status.example.com/?id=" + subscription.Id, ct);
        }
    }
}
