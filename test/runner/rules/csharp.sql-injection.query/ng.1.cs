public User Find(string name)
{
    var command = new SqlCommand("SELECT * FROM Users WHERE Name = '" + name + "'", connection); // expect
    return Read(command.ExecuteReader());
}
