using Microsoft.EntityFrameworkCore;

namespace Fleet.Data;

public class Car
{
    public int Id { get; set; }
    public string Plate { get; set; } = "";
}

public class CarRepository : RepositoryBase<Car>
{
    public CarRepository(DbContext context) : base(context)
    {
    }

    protected override string Table => "Cars";

    public List<Car> ByPlate(string plate) => Where("Plate", plate);
}
