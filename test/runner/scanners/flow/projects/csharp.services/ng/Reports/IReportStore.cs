namespace Shop.Reports
{
    public interface IReportStore
    {
        string Read(string name);
    }
}
