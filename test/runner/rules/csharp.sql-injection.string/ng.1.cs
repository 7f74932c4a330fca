public DataTable Load(string filter)
{
    string sql = "SELECT Id, Name FROM Orders WHERE Customer = '" + filter + "'"; // expect
    return Run(sql);
}
