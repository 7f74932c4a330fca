namespace Kiosk.Orders;

public class OrderPlacedArgs : EventArgs
{
    public string Customer { get; init; } = "";
    public int Copies { get; init; }
}

public class OrderEvents
{
    public event EventHandler<OrderPlacedArgs>? OrderPlaced;

    public event Action<string>? OrderNoted;

    public void Place(string customer, int copies) =>
        OrderPlaced?.Invoke(this, new OrderPlacedArgs { Customer = customer, Copies = copies });

    public void Note(string text) => OrderNoted?.Invoke(text);
}
