var parameters = new TokenValidationParameters
{
    ValidIssuer = issuer,
    RequireSignedTokens = true,
    ValidateLifetime = true,
};
