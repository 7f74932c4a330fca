using System.Diagnostics;
using Microsoft.EntityFrameworkCore;
using Microsoft.Extensions.DependencyInjection;
using Microsoft.Extensions.Hosting;

namespace Shop.Jobs;

public enum State { New, Done }

public class Tag { public int Id { get; set; } public string Name { get; set; } = ""; }

public class Task1
{
    public int Id { get; set; }
    public Guid Key { get; set; }
    public string Name { get; set; } = "";
    public string Command { get; set; } = "";
    public int Retries { get; set; }
    public Tag Tag { get; set; }
    public List<Tag> Tags { get; set; } = new();
}

public class AppDbContext : DbContext
{
    public DbSet<Task1> Tasks { get; set; }
    public DbSet<Tag> Tags => Set<Tag>();
}

public class TaskRunner
{
    private readonly AppDbContext _db;
    private readonly IDbContextFactory<AppDbContext> _factory;

    public TaskRunner(AppDbContext db, IDbContextFactory<AppDbContext> factory) { _db = db; _factory = factory; }

    public async Task One(int id)
    {
        Task1? a = await _db.Tasks.FindAsync(id);
        Process.Start("bash", "-c " + a.Command); // expect
        var b = await _db.Tasks.FirstOrDefaultAsync(t => t.Id == id);
        Process.Start("bash", "-c " + b!.Command); // expect
        var c = _db.Tasks.Single(t => t.Id == id);
        Process.Start("bash", "-c " + c.Command); // expect
        var d = await _db.Tasks.AsNoTracking().Where(t => t.Id == id).SingleOrDefaultAsync();
        Process.Start("bash", "-c " + d.Command); // expect
        var e = await _db.Set<Task1>().FindAsync(id);
        Process.Start("bash", "-c " + e.Command); // expect
        var f = await _db.Tasks.Include(t => t.Tag).FirstAsync(t => t.Id == id);
        Process.Start("bash", "-c " + f.Tag.Name); // expect
        var g = await _db.FindAsync<Task1>(id);
        Process.Start("bash", "-c " + g.Command); // expect
        var h = await _db.Tasks.OrderByDescending(t => t.Id).LastOrDefaultAsync();
        Process.Start("bash", "-c " + h.Command); // expect
        Process.Start("bash", "-c " + a.Retries);
        Process.Start("bash", "-c " + a.Key);
    }

    public async Task Many(CancellationToken ct)
    {
        foreach (var t in _db.Tasks)
            Process.Start("bash", "-c " + t.Command); // expect
        foreach (var t in await _db.Tasks.ToListAsync(ct))
            Process.Start("bash", "-c " + t.Command); // expect
        var list = await _db.Tasks
            .AsNoTracking()
            .Where(t => t.Retries > 0)
            .OrderBy(t => t.Id)
            .Skip(2)
            .Take(10)
            .ToListAsync(ct);
        foreach (var t in list)
            Process.Start("bash", "-c " + t.Command); // expect
        var names = await _db.Tasks.Select(t => t.Name).ToArrayAsync(ct);
        Process.Start("bash", "-c " + names[0]); // expect
        await foreach (var t in _db.Tasks.AsAsyncEnumerable())
            Process.Start("bash", "-c " + t.Command); // expect
        var q = from t in _db.Tasks where t.Retries > 1 select t;
        foreach (var t in q)
            Process.Start("bash", "-c " + t.Command); // expect
        var q2 = from t in _db.Tasks orderby t.Id select t.Name;
        Process.Start("bash", "-c " + await q2.FirstAsync()); // expect
        var dto = await _db.Tasks.Select(t => new { t.Id, Cmd = t.Command }).FirstOrDefaultAsync();
        Process.Start("bash", "-c " + dto.Cmd); // expect
        Process.Start("bash", "-c " + dto.Id);
        var byId = await _db.Tasks.ToDictionaryAsync(t => t.Id);
        Process.Start("bash", "-c " + byId[1].Command); // expect
        var raw = await _db.Tasks.FromSqlRaw("SELECT * FROM Tasks").ToListAsync(ct);
        Process.Start("bash", "-c " + raw[0].Command); // expect
        var inter = _db.Tasks.FromSqlInterpolated($"SELECT * FROM Tasks WHERE Id > {3}").ToList();
        Process.Start("bash", "-c " + inter.First().Command); // expect
        var scalars = await _db.Database.SqlQuery<string>($"SELECT Name FROM Tasks").ToListAsync();
        Process.Start("bash", "-c " + scalars[0]); // expect
        IQueryable<Task1> query = _db.Tasks;
        query = query.Where(t => t.Retries > 0);
        var filtered = await query.ToListAsync(ct);
        Process.Start("bash", "-c " + filtered[0].Command); // expect
        await _db.Tasks.ForEachAsync(t => Process.Start("bash", "-c " + t.Command)); // expect
        var tagged = await _db.Tasks.Include(t => t.Tags).FirstAsync();
        foreach (var tag in tagged.Tags)
            Process.Start("bash", "-c " + tag.Name); // expect
        var ids = await _db.Tasks.Select(t => t.Id).ToListAsync();
        Process.Start("bash", "-c " + await _db.Tasks.CountAsync());
        Process.Start("bash", "-c " + _db.Tasks.Count());
        Process.Start("bash", "-c " + await _db.Tasks.MaxAsync(t => t.Retries));
        if (await _db.Tasks.AnyAsync(t => t.Id == 1)) Process.Start("bash", "-c ls");
    }

    public async Task Factory()
    {
        await using var db = await _factory.CreateDbContextAsync();
        var t = await db.Tasks.FirstAsync();
        Process.Start("bash", "-c " + t.Command); // expect
        using var ctx = new AppDbContext();
        var u = ctx.Tags.First();
        Process.Start("bash", "-c " + u.Name); // expect
        using var store = new AppDbContext();
        var v = store.Tags.ToList();
        Process.Start("bash", "-c " + v[0].Name); // expect
    }
}

public class Poller : BackgroundService
{
    private readonly IServiceScopeFactory _scopes;
    public Poller(IServiceScopeFactory scopes) => _scopes = scopes;

    protected override async Task ExecuteAsync(CancellationToken ct)
    {
        using var scope = _scopes.CreateScope();
        var db = scope.ServiceProvider.GetRequiredService<AppDbContext>();
        var tasks = await db.Tasks
            .AsNoTracking()
            .Where(t => t.Retries == 0)
            .ToListAsync(ct);
        foreach (var task in tasks)
        {
            Process.Start("bash", "-c " + task.Command); // expect
        }
    }
}

public class GenericRepository<T> where T : class
{
    protected readonly AppDbContext Context;
    protected readonly DbSet<T> Set;
    public GenericRepository(AppDbContext context) { Context = context; Set = context.Set<T>(); }
    public Task<T?> Get(int id) => Set.FindAsync(id).AsTask();
    public Task<List<T>> All() => Set.ToListAsync();
}

public class TaskRepository
{
    private readonly AppDbContext _context;
    public TaskRepository(AppDbContext context) => _context = context;
    public async Task<Task1?> GetAsync(int id) => await _context.Tasks.FirstOrDefaultAsync(t => t.Id == id);
    public IEnumerable<Task1> All() => _context.Tasks.Where(t => t.Retries > 0).ToList();
}

public class Service
{
    private readonly TaskRepository _repository;
    private readonly GenericRepository<Task1> _generic;
    public Service(TaskRepository repository, GenericRepository<Task1> generic) { _repository = repository; _generic = generic; }
    public async Task Go()
    {
        var t = await _repository.GetAsync(4);
        Process.Start("bash", "-c " + t.Command); // expect
        foreach (var u in _repository.All())
            Process.Start("bash", "-c " + u.Command); // expect
        var g = await _generic.Get(3);
        Process.Start("bash", "-c " + g.Command); // expect
    }
}
