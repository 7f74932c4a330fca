/** Names of values that nobody may be able to predict, in camel case, snake case or in upper case. */
export const CREDENTIAL_NAME =
  /(?:(?:session|reset|access|auth|bearer|refresh|remember|csrf|xsrf|api|login|security|activation|invite|verification|confirm\w{0,6})[_-]?(?:tokens?|ids?|keys?|secrets?|codes?|hash)|(?:^|[a-z0-9]|[_.\s"'`-])(?:[Tt]oken|TOKEN)(?![A-Za-z])|secret(?![a-z])|passw(?:or)?d|passcode|passphrase|(?<![A-Za-z])(?:otp|totp|nonce|sid)(?![a-z])|csrf|xsrf)/iu;

/** Whether such a value is stored under this name. Messages, fields of forms and counts about it have other ends. */
export function namesCredential(name: string): boolean {
  return (
    CREDENTIAL_NAME.test(name) &&
    !/(?:index|type|count|length|name|label|title|delay|timeout|interval|color|url|path|limit|size|position|offset)s?$/iu.test(
      name,
    )
  );
}
