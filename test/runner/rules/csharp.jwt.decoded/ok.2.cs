public static class Issuing
{
    public static string Issue(SigningCredentials credentials)
    {
        var token = new JwtSecurityToken(issuer: "shop", audience: "shop", signingCredentials: credentials);
        return new JwtSecurityTokenHandler().WriteToken(token);
    }
}
