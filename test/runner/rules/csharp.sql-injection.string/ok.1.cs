public DataTable Load(string filter)
{
    string sql = "SELECT Id, Name FROM Orders WHERE Customer = @customer";
    var label = $"Select a customer from {count}";
    return Run(sql, filter);
}
