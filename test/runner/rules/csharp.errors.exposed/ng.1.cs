class PayController : Controller
{
    IActionResult Pay()
    {
        try { return Ok(Charge()); }
        catch (Exception e)
        {
            return StatusCode(500, e.ToString()); // expect
        }
    }
}
