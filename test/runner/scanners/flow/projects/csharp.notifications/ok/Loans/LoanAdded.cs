using MediatR;

namespace Museum.Loans;

public sealed record LoanAdded(int Work, string ImageUrl) : INotification;
