interface Meta {
  rows_read?: number;
  rows_written?: number;
}
interface Answer {
  results: Record<string, unknown>[];
  meta: Meta;
}
interface Statement {
  bind(...values: unknown[]): Statement;
  all(): Promise<Answer>;
}
interface Binding {
  prepare(query: string): Statement;
  batch(statements: Statement[]): Promise<Answer[]>;
}

/** A D1 binding that sums the statistics of its statements. */
export class RowCounter {
  rowsRead = 0;
  rowsWritten = 0;
  statements = 0;
  readonly #binding: Binding;
  readonly #originals = new WeakMap<object, Statement>();

  constructor(binding: Binding) {
    this.#binding = binding;
  }

  prepare(query: string): object {
    return this.#watch(this.#binding.prepare(query));
  }

  async batch(watched: object[]): Promise<Answer[]> {
    const originals = watched.map((one) => {
      const original = this.#originals.get(one);
      if (original === undefined) throw new Error("A statement of another database.");
      return original;
    });
    return (await this.#binding.batch(originals)).map((answer) => this.#count(answer));
  }

  #watch(statement: Statement): object {
    const all = async (): Promise<Answer> => this.#count(await statement.all());
    const watched = {
      bind: (...values: unknown[]) => this.#watch(statement.bind(...values)),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
      first: async () => (await all()).results[0] ?? null,
    };
    this.#originals.set(watched, statement);
    return watched;
  }

  #count(answer: Answer): Answer {
    this.statements += 1;
    this.rowsRead += answer.meta.rows_read ?? 0;
    this.rowsWritten += answer.meta.rows_written ?? 0;
    return answer;
  }
}
