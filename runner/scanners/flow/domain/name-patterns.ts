/* Names of the analysed code in regular expressions: those of operators and quoted names have signs that mean something there. */

/** The source of an expression that matches this text. */
export function literal(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`);
}

/** The same where the text is no part of a longer name. */
export function wholeName(name: string): string {
  return String.raw`(?<![\w$])${literal(name)}(?![\w$])`;
}
