using System.IO;

namespace Shop.Reports
{
    public class ReportStore : IReportStore
    {
        public string Read(string name)
        {
            return File.ReadAllText("/srv/reports/" + name); // expect
        }
    }
}
