public async Task<string> Proxy()
{
    return await client.GetStringAsync(Request.Query["url"]); // expect
}
