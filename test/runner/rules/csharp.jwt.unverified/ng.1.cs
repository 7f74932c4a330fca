var parameters = new TokenValidationParameters
{
    ValidIssuer = issuer,
    RequireSignedTokens = false, // expect
    ValidateLifetime = false, // expect
};
