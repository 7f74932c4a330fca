using System.Diagnostics;
using NHibernate;
using NHibernate.Linq;
using NHibernate.Criterion;

public class Job { public virtual int Id { get; set; } public virtual string Command { get; set; } = ""; }

public class Jobs
{
    private readonly ISession _session;
    private readonly ISessionFactory _factory;
    public Jobs(ISession session, ISessionFactory factory) { _session = session; _factory = factory; }

    public async Task Run(int id)
    {
        var a = _session.Get<Job>(id);
        Process.Start("bash", "-c " + a.Command); // expect
        var b = await _session.GetAsync<Job>(id);
        Process.Start("bash", "-c " + b.Command); // expect
        var c = _session.Load<Job>(id);
        Process.Start("bash", "-c " + c.Command); // expect
        var d = _session.Query<Job>().Where(j => j.Id == id).FirstOrDefault();
        Process.Start("bash", "-c " + d.Command); // expect
        foreach (var j in await _session.Query<Job>().ToListAsync())
            Process.Start("bash", "-c " + j.Command); // expect
        var e = _session.CreateQuery("from Job").List<Job>();
        Process.Start("bash", "-c " + e[0].Command); // expect
        var f = _session.CreateCriteria<Job>().Add(Restrictions.Eq("Id", id)).UniqueResult<Job>();
        Process.Start("bash", "-c " + f.Command); // expect
        var g = _session.QueryOver<Job>().Where(j => j.Id == id).SingleOrDefault();
        Process.Start("bash", "-c " + g.Command); // expect
        var h = _session.CreateSQLQuery("SELECT command FROM jobs").UniqueResult<string>();
        Process.Start("bash", "-c " + h); // expect
        using var session = _factory.OpenSession();
        var i = session.Get<Job>(id);
        Process.Start("bash", "-c " + i.Command); // expect
        Process.Start("bash", "-c " + i.Id);
        var k = await session.QueryOver<Job>().ListAsync();
        Process.Start("bash", "-c " + k[0].Command); // expect
    }
}
