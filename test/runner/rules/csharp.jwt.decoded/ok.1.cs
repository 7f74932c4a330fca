public sealed class TokenReader(TokenValidationParameters parameters)
{
    public async Task<string> SubjectAsync(string token)
    {
        var kid = new JwtSecurityTokenHandler().ReadJwtToken(token).Header.Kid;
        parameters.IssuerSigningKey = Keys.Find(kid);
        var result = await new JsonWebTokenHandler().ValidateTokenAsync(token, parameters);
        return result.ClaimsIdentity.Name;
    }
}
