/** Names of values that nobody may be able to predict, in camel case, snake case or in upper case. */
const CREDENTIAL_NAME =
  /(?:(?:session|reset|access|auth|bearer|refresh|remember|csrf|xsrf|api|login|security|activation|invite|verification|confirm\w{0,6})[_-]?(?:tokens?|ids?|keys?|secrets?|codes?|hash)|(?:^|[a-z0-9]|[_.\s"'`-])(?:[Tt]oken|TOKEN)(?![A-Za-z])|secret(?![a-z])|passw(?:or)?d|passcode|passphrase|(?<![A-Za-z])(?:otp|totp|nonce|sid)(?![a-z])|csrf|xsrf)/iu;

/** The ends of the names of functions that make a credential. */
const PURPOSE =
  /(?:reset|invite|invitation|verification|activation|confirmation|recovery|forgot_?password|2fa|mfa|otp)/u.source;
const MAKES = new RegExp(`${PURPOSE}$`, "iu");
const DECLARES = new RegExp(String.raw`${PURPOSE}\s*[=:(]`, "iu");
/** Names of values that are credentials where such a function makes them. */
const MADE = /^(?:codes?|pin|hash)$/iu;

/** Whether a text may name a credential, or a function that makes one. */
export function mayNameCredential(text: string): boolean {
  return CREDENTIAL_NAME.test(text) || DECLARES.test(text);
}

/** Whether a function of this name makes a credential under a name that says less: `code` in `startReset`. */
export function makesCredential(functionName: string, name: string): boolean {
  return MADE.test(name) && MAKES.test(functionName);
}

/** Whether such a value is stored under this name. Messages, fields of forms and counts about it have other ends. */
export function namesCredential(name: string): boolean {
  return (
    CREDENTIAL_NAME.test(name) &&
    !/(?:index|type|count|length|name|label|title|delay|timeout|interval|color|url|path|limit|size|position|offset)s?$/iu.test(
      name,
    )
  );
}
