options.TokenValidationParameters.SignatureValidator = (token, parameters) => new JwtSecurityToken(token); // expect
