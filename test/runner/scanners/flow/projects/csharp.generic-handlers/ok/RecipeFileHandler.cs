namespace Butcher.Queries;

public sealed class RecipeFileHandler : IQueryHandler<RecipeFile, string>
{
    public string Run(RecipeFile query) => File.ReadAllText("/srv/recipes/" + Path.GetFileName(query.Name));
}
