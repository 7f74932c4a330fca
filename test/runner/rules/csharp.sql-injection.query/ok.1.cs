public User Find(string name)
{
    var command = new SqlCommand("SELECT * FROM Users WHERE Name = @name", connection);
    command.Parameters.AddWithValue("@name", name);
    return Read(command.ExecuteReader());
}
