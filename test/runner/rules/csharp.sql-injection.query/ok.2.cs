public async Task Rename(int id, string name)
{
    context.Users.FromSqlInterpolated($"SELECT * FROM Users WHERE Name = {name}");
    context.Users.FromSql($"SELECT * FROM Users WHERE Name = {name}");
    await connection.QueryAsync<User>("SELECT * FROM Users WHERE Name = @name", new { name });
    command.CommandText = $"SELECT * FROM {nameof(Users)} WHERE Id = @id";
    command.CommandText = "SELECT a " + "FROM b WHERE c = @c";
}
