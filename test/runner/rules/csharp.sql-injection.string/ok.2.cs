private const string Table = "Orders";
private const string Sql = "SELECT Id FROM " + "Orders";
void Show() { Title = $"Selected {name}"; }
