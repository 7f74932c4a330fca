using MediatR;
using Museum.Works;

namespace Museum.Images;

public sealed class ImportImage(HttpClient client) : INotificationHandler<WorkAdded>
{
    public async Task Handle(WorkAdded notification, CancellationToken token) =>
        await client.GetAsync(notification.ImageUrl, token); // expect
}
