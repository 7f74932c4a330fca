public async Task Rename(int id, string name)
{
    command.CommandText = $"UPDATE Users SET Name = '{name}' WHERE Id = 1"; // expect
    var rows = context.Users.FromSqlRaw(string.Format("SELECT * FROM Users WHERE Name = '{0}'", name)); // expect
    await connection.QueryAsync<User>($"SELECT * FROM Users WHERE Name = '{name}'"); // expect
}
