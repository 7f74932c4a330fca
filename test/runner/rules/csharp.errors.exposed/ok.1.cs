class PayController : Controller
{
    IActionResult Pay()
    {
        try { return Ok(Charge()); }
        catch (Exception e)
        {
            logger.LogError(e, "charge failed: " + e.Message);
            return StatusCode(500, "The payment failed.");
        }
    }
}
