using Microsoft.AspNetCore.Builder;
using Microsoft.EntityFrameworkCore;

namespace Depot;

public static class PalletEndpoints
{
    public static void MapPallets(this WebApplication app)
    {
        var pallets = app.MapGroup("/pallets");
        pallets.MapGet("/", Find);
        pallets.MapGet("/moved", Moved);
    }

    private static async Task<IResult> Find([AsParameters] PalletQuery query, DepotContext db)
        => Results.Ok(await db.Pallets.FromSqlRaw("select * from pallet order by " + query.Order).ToListAsync()); // expect

    private static async Task<IResult> Moved([AsParameters] PalletQuery query, DepotContext db)
    {
        var moved = query with { Aisle = "hall" };
        await db.Database.ExecuteSqlRawAsync($"update pallet set aisle = '{moved.Aisle}'");
        return Results.Ok(await db.Pallets.FromSqlRaw($"select * from pallet order by {moved.Order}").ToListAsync()); // expect
    }
}

public readonly record struct PalletQuery(string Aisle, string Order);
