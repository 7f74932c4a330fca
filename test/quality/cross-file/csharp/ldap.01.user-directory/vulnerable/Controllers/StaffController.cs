using Microsoft.AspNetCore.Mvc;
using Staff.Directory;

namespace Staff.Controllers;

[ApiController]
public class StaffController(UserDirectory directory) : ControllerBase
{
    [HttpGet("/staff/{login}")]
    public bool Exists(string login) => directory.Exists(login);
}
