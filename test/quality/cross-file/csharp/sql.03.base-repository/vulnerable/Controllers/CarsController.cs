using Fleet.Data;
using Microsoft.AspNetCore.Mvc;

namespace Fleet.Controllers;

[ApiController]
public class CarsController(CarRepository cars) : ControllerBase
{
    [HttpGet("/cars/{plate}")]
    public ActionResult<List<Car>> Get(string plate)
    {
        return cars.ByPlate(plate);
    }
}
