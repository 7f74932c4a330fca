namespace App;

public sealed record Session(Guid AccountId, string Token);

public interface IAccounts
{
    Task<Session?> SignInAsync(string name);

    Task<int> AttemptsOfAsync(string name);
}
