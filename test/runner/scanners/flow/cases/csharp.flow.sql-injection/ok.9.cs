using MediatR;
using Microsoft.EntityFrameworkCore;

public record FindUsers(string Role, int Page) : IRequest<int>;

public class FindUsersHandler : IRequestHandler<FindUsers, int>
{
    private readonly DbContext _db;

    public async Task<int> Handle(FindUsers request, CancellationToken token)
    {
        await _db.Database.ExecuteSqlInterpolatedAsync($"UPDATE users SET seen = 1 WHERE role = {request.Role}");
        return await _db.Database.ExecuteSqlRawAsync($"UPDATE users SET seen = 1 WHERE page = {request.Page}");
    }
}
