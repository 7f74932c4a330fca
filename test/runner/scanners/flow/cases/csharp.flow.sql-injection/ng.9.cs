using MediatR;
using Microsoft.EntityFrameworkCore;

public record FindUsers(string Role, int Page) : IRequest<int>;

public class FindUsersHandler : IRequestHandler<FindUsers, int>
{
    private readonly DbContext _db;

    public Task<int> Handle(FindUsers request, CancellationToken token) =>
        _db.Database.ExecuteSqlRawAsync($"UPDATE users SET seen = 1 WHERE role = '{request.Role}'"); // expect
}
