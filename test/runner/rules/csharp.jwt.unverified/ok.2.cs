options.TokenValidationParameters.IssuerSigningKey = key;
options.ValidateScopes = false;
