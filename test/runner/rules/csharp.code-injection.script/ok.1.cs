public async Task<int> Calculate(string formula)
{
    return await CSharpScript.EvaluateAsync<int>("1 + 2");
}
