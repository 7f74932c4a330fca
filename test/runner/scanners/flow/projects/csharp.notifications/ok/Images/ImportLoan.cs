using MediatR;
using Museum.Loans;

namespace Museum.LoanImages;

public sealed class ImportLoan(HttpClient client) : INotificationHandler<LoanAdded>
{
    public async Task Handle(LoanAdded notification, CancellationToken token) =>
        await client.GetAsync($"https://images.example/{notification.Work}", token);
}
