using System.Data;
using Dapper;

namespace Club.Members;

public class DapperMemberStore : IMemberStore
{
    private readonly IDbConnection _connection;

    public DapperMemberStore(IDbConnection connection) => _connection = connection;

    public Task<IEnumerable<Member>> FindAsync(string name)
    {
        const string sql = "SELECT Id, Name FROM Members WHERE Name LIKE @pattern";
        return _connection.QueryAsync<Member>(sql, new { pattern = $"%{name}%" });
    }
}
