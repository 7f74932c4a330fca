using Contracts.Application;

namespace Contracts.Infrastructure;

public class DiskFileStore : IFileStore
{
    public async Task KeepAsync(string key, CancellationToken cancellationToken)
    {
        await using var target = new FileStream(Path.Combine("/srv/contracts", key), FileMode.Create); // expect
        await target.FlushAsync(cancellationToken);
    }
}
