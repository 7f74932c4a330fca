class Handler
{
    async Task Run(HttpContext context)
    {
        try { await Work(); }
        catch (SqlException ex)
        {
            await context.Response.WriteAsync($"failed: {ex.Message}"); // expect
        }
    }
}
