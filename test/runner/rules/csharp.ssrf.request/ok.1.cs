public async Task<string> Proxy()
{
    return await client.GetStringAsync("https://api.example.com/items?q=" + Uri.EscapeDataString(Request.Query["q"]));
}
