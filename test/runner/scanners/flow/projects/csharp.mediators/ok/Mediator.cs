using Microsoft.Extensions.DependencyInjection;

namespace Zoo.Messaging;

public interface IMessage<TAnswer>;

public interface IMessageHandler<in TMessage, TAnswer>
{
    Task<TAnswer> HandleAsync(TMessage message);
}

public interface IMessages
{
    Task<TAnswer> AskAsync<TAnswer>(IMessage<TAnswer> message);
}

public sealed class Messages(IServiceProvider services) : IMessages
{
    public async Task<TAnswer> AskAsync<TAnswer>(IMessage<TAnswer> message)
    {
        var type = typeof(IMessageHandler<,>).MakeGenericType(message.GetType(), typeof(TAnswer));
        dynamic handler = services.GetRequiredService(type);
        return await handler.HandleAsync((dynamic)message);
    }
}
