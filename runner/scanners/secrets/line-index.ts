/** Converts offsets to positions as editors show them: 1-based, columns in UTF-16 units. */
export class LineIndex {
  private readonly starts: number[] = [0];

  constructor(text: string) {
    for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) this.starts.push(end + 1);
  }

  locate(offset: number): { line: number; column: number } {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 };
  }
}
