namespace Bakery.Queries;

public interface IQueryHandler<in TQuery, TResult>
{
    TResult Run(TQuery query);
}

public sealed record BreadByName(string Name);

public sealed record RecipeFile(string Name);
