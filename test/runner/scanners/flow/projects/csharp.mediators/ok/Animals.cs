using Zoo.Messaging;

namespace Zoo.Animals;

public sealed record FindAnimal(string Name) : IMessage<int>;

public sealed record ShowAnimal(string Name) : IMessage<string>;

public sealed record PurgeAnimals(string Table) : IMessage<int>;
