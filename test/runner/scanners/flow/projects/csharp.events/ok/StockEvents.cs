namespace Kiosk.Stock;

public class StockEvents
{
    public event Action<string>? ItemRenamed;

    public event Action<string>? ReportAsked;

    public void Rename(string name) => ItemRenamed?.Invoke(name);

    public void Ask() => ReportAsked?.Invoke("stock");
}
