import type { Context } from "../labelled-contexts.ts";

/** Names, labels, descriptions and words beside "password", "token" and "key". */
export const LABEL_DECOYS: readonly Context[] = [
  [
    "translation in JSON, French",
    "locales/fr.json",
    () => `{
  "login": {
    "username": "Identifiant",
    "password": "Mot de passe oublié ?",◄
    "token": "Jeton expiré"
  }
}
`,
  ],
  [
    "translation in YAML, German",
    "config/locales/de.yml",
    () => `de:
  activerecord:
    attributes:
      user:
        password: Passwort
        password_confirmation: Passwortbestätigung◄
        api_token: API-Zugriffsschlüssel
`,
  ],
  [
    "translation in JSON, Chinese",
    "src/i18n/zh.json",
    () => `{
  "token": "令牌已过期，请重新登录",
  "password": "请输入至少八个字符的密码"◄
}
`,
  ],
  [
    "translation in PO",
    "locale/es/LC_MESSAGES/django.po",
    () => `#: accounts/forms.py:12
msgid "password"
msgstr "Contraseña"◄
`,
  ],
  [
    "translation in properties, escaped",
    "src/main/resources/messages_ja.properties",
    () => `login.user=\\u30e6\\u30fc\\u30b6\\u30fc
login.password=\\u30d1\\u30b9\\u30ef\\u30fc\\u30c9◄
`,
  ],
  [
    "translation in strings.xml",
    "app/src/main/res/values-nl/strings.xml",
    () => `<resources>
    <string name="password">Wachtwoord</string>
    <string name="forgot_password">Wachtwoordherstelprocedure</string>◄
</resources>
`,
  ],
  [
    "translation in Localizable.strings",
    "ios/Shop/it.lproj/Localizable.strings",
    () => `"login.title" = "Accesso";
"login.password" = "Password dimenticata?";◄
`,
  ],
  [
    "translation in XLIFF",
    "src/locale/messages.pl.xlf",
    () => `<trans-unit id="password">
  <source>Password</source>
  <target>Przypomnienie-hasła</target>◄
</trans-unit>
`,
  ],
  [
    "translation in ARB",
    "lib/l10n/app_sv.arb",
    () => `{
  "passwordHint": "Lösenordsåterställning",◄
  "@passwordHint": { "description": "Shown below the password field" }
}
`,
  ],
  [
    "link and label in HTML",
    "templates/login.html",
    () => `<label for="password">Password</label>
<input type="password" name="password" placeholder="Password123 or longer" autocomplete="current-password">◄
<a href="/forgot" title="password">Password</a>
`,
  ],
  [
    "table header in HTML",
    "templates/tokens.html",
    () => `<tr><th>Token</th><th>Secret</th></tr>
<tr><td class="api-key">Api-Key-Production-Overview</td></tr>◄
`,
  ],
  [
    "messages of errors",
    "src/errors.ts",
    () => `export const MESSAGES = {
  invalidToken: "The token is invalid or has expired",
  password: "password_must_contain_one_digit_1",◄
};
`,
  ],
  [
    "enumeration",
    "src/token-type.ts",
    () => `export enum TokenType {
  AccessToken = "access_token",
  RefreshToken = "urn:ietf:params:oauth:token-type:refresh_token",◄
}
`,
  ],
  [
    "tokens of a parser",
    "src/lexer.js",
    () => `const token = "identifier";
const tokens = { token: "whitespace", secret: "semicolon", key: "ArrowFunctionExpression" };◄
module.exports = { token, tokens };
`,
  ],
  [
    "special tokens of a model",
    "model/special_tokens_map.json",
    () => `{
  "bos_token": "<|begin_of_text|>",
  "pad_token": "<|finetune_right_pad_id|>",◄
  "unk_token": "[UNK]"
}
`,
  ],
  [
    "vocabulary of a tokenizer",
    "model/vocabulary.jsonl",
    () => `{"id": 18204, "token": "Ġinternationalization"}◄
{"id": 18205, "token": "##ification"}
`,
  ],
  [
    "rules of validation",
    "app/Http/Requests/Register.php",
    () => `<?php
return [
    'email' => 'required|email|unique:users',
    'password' => 'required|string|min:8|confirmed',◄
];
`,
  ],
  [
    "pattern of a password policy",
    "src/policy.ts",
    () => `export const passwordPattern = "^(?=.*[A-Z])(?=.*[0-9])(?=.*[^A-Za-z0-9]).{12,128}$";◄
`,
  ],
  [
    "password hashers",
    "shop/settings.py",
    () => `PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.Argon2PasswordHasher",◄
]
PASSWORD_RESET_TIMEOUT = 3600
`,
  ],
  [
    "columns in SQL",
    "db/schema.sql",
    () => `CREATE TABLE users (
  id uuid PRIMARY KEY,
  password varchar(255) NOT NULL DEFAULT 'UNUSABLE',◄
  api_key char(40) UNIQUE
);
`,
  ],
  [
    "type in GraphQL",
    "schema.graphql",
    () => `input SignIn {
  email: String!
  password: NonEmptyStringOf12!◄
}
`,
  ],
  [
    "field in Protocol Buffers",
    "proto/auth.proto",
    () => `message Credentials {
  string api_key = 1;
  string client_secret = 2 [(validate.rules).string.min_len = 32];◄
}
`,
  ],
  [
    "selectors",
    "e2e/login.spec.js",
    () => `const passwordField = "#user_password_confirmation";
const tokenInput = '[data-testid="token-input-2fa"]';◄
await page.fill(passwordField, process.env.E2E_PASSWORD);
`,
  ],
  [
    "class in CSS",
    "styles/login.css",
    () => `.password-strength-meter-v2 { --token: var(--color-primary-600); }
#api_key_1f3e { content: "token"; }◄
`,
  ],
  [
    "names of headers, cookies and fields",
    "src/names.ts",
    () => `export const SESSION_COOKIE = "__Host-shop-session-v2";
export const CSRF_TOKEN_FIELD = "authenticity_token_2";◄
export const API_KEY_HEADER = "X-Shop-Api-Key-V1";
`,
  ],
  [
    "path of a route",
    "config/routes.rb",
    () => `resources :users do
  get :reset_password_token, path: "reset-password/:token/confirm2"◄
end
`,
  ],
  [
    "address of a token endpoint",
    "config/oauth.yml",
    () => `oauth:
  token_url: https://login.acme.io/oauth2/v2.0/token
  password_reset: https://login.acme.io/b2c_1_password_reset◄
`,
  ],
  [
    "description in a JSON Schema",
    "charts/shop/values.schema.json",
    () => `{
  "properties": {
    "existingSecret": { "type": "string", "title": "Name-of-Secret-With-Key-postgres-password" },◄
    "adminPassword": { "type": "string", "default": "" }
  }
}
`,
  ],
];
