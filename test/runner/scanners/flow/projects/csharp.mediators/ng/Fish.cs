using Aquarium.Messaging;

namespace Aquarium.Fish;

public sealed record FindFish(string Name) : IMessage<int>;

public sealed record ShowFish(string Name) : IMessage<string>;

public sealed record FeedFish(string Tank, string Food) : IMessage<int>;
