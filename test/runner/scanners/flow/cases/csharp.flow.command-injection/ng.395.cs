using Microsoft.AspNetCore.Mvc;
using System.Diagnostics;
namespace PropClone;
public class CarriedProto { public string Name { get; set; } public CarriedProto Copy() { return (CarriedProto)this.MemberwiseClone(); } public object Clone() { return MemberwiseClone(); } }
public class CarriedCloneController : ControllerBase {
  [HttpGet] public IActionResult G(string q) {
    Process.Start("sh", "-c " + new CarriedProto { Name = q }.Copy().Name); // expect
    Process.Start("sh", "-c " + ((CarriedProto)new CarriedProto { Name = q }.Clone()).Name); // expect
    return Ok();
  }
}
