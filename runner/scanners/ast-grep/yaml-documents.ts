/** The documents of a YAML file. Each is searched once per expression, regardless of the number of matches. */
export class YamlDocuments {
  /** Latin-1, one character per byte, so that byte offsets are string offsets. */
  readonly #text: string;
  readonly #starts: number[] = [0];
  readonly #answers = new Map<string, boolean>();

  constructor(bytes: Buffer) {
    this.#text = bytes.toString("latin1");
    for (const { index } of this.#text.matchAll(/^---(?=\s|$)/gmu)) this.#starts.push(index);
  }

  /** Whether the document around this offset matches all expressions. */
  holds(byteOffset: number, expressions: readonly RegExp[]): boolean {
    const document = this.#documentAt(byteOffset);
    return expressions.every((expression) => this.#answer(document, expression));
  }

  #documentAt(byteOffset: number): number {
    let low = 0;
    let high = this.#starts.length;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? 0) <= byteOffset) low = middle;
      else high = middle;
    }
    return low;
  }

  #answer(document: number, expression: RegExp): boolean {
    const key = `${document} ${expression.source}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = expression.test(this.#text.slice(this.#starts[document], this.#starts[document + 1]));
    this.#answers.set(key, answer);
    return answer;
  }
}
