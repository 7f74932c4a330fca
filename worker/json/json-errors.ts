/** The text is not valid JSON. `offset` is in bytes. */
export class JsonSyntaxError extends Error {
  constructor(reason: string, offset: number) {
    super(offset > 0 ? `${reason}, at byte ${offset}` : reason);
    this.name = "JsonSyntaxError";
  }
}

/** Nobody means such a text. */
export class TooDeep extends JsonSyntaxError {
  readonly path: readonly (string | number)[];
  constructor(path: readonly (string | number)[], maxDepth: number) {
    super(`it is nested deeper than ${maxDepth} levels`, 0);
    this.name = "TooDeep";
    this.path = path;
  }
}

/** A captured part of the text is larger than the limit. */
export class TooLargePiece extends Error {
  readonly path: readonly (string | number)[];
  constructor(path: readonly (string | number)[]) {
    super("A part is too large.");
    this.name = "TooLargePiece";
    this.path = path;
  }
}
