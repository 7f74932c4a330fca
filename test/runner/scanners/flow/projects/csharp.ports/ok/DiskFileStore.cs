using Contracts.Application;

namespace Contracts.Infrastructure;

public class DiskFileStore : IFileStore
{
    public async Task KeepAsync(string key, CancellationToken cancellationToken)
    {
        await using var target = new FileStream(Path.Combine("/srv/contracts", Path.GetFileName(key)), FileMode.Create);
        await target.FlushAsync(cancellationToken);
    }
}
