using System.Diagnostics;
using LinqToDB;
using LinqToDB.Data;

public class Job { public int Id { get; set; } public string Command { get; set; } = ""; }
public class AppDb : DataConnection { public ITable<Job> Jobs => this.GetTable<Job>(); }

public class L2Jobs
{
    public async Task Run(int id)
    {
        using var db = new AppDb();
        var a = db.Jobs.First(j => j.Id == id);
        Process.Start("bash", "-c " + a.Command); // expect
        var b = await db.GetTable<Job>().Where(j => j.Id == id).FirstOrDefaultAsync();
        Process.Start("bash", "-c " + b.Command); // expect
        var c = db.Query<Job>("SELECT * FROM jobs").ToList();
        Process.Start("bash", "-c " + c[0].Command); // expect
        var d = db.Execute<string>("SELECT command FROM jobs");
        Process.Start("bash", "-c " + d); // expect
        Process.Start("bash", "-c " + a.Id);
    }
}
