namespace Contracts.Application;

public interface IFileStore
{
    Task KeepAsync(string key, CancellationToken cancellationToken);
}
