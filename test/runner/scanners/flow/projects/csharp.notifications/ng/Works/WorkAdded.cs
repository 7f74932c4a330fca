using MediatR;

namespace Museum.Works;

public sealed record WorkAdded(string Title, string ImageUrl) : INotification;
