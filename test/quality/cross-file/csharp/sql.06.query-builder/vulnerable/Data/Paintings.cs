using Microsoft.EntityFrameworkCore;
using Museum.Querying;

namespace Museum.Data;

public class Painting
{
    public int Id { get; set; }
}

public class MuseumContext : DbContext
{
    public DbSet<Painting> Paintings => Set<Painting>();

    public IQueryable<Painting> Find(string painter, string style)
    {
        var query = new SelectBuilder("Paintings").Where("Painter", painter).Where("Style", style);
        return Paintings.FromSqlRaw(query.Sql, query.Values); // expect
    }
}
