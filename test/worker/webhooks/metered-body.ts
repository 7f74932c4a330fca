const CHUNK = 64 * 1024;

/** A body that is produced no faster than it is read, and counts what was. */
export class MeteredBody {
  read = 0;
  readonly stream: ReadableStream<Uint8Array>;

  constructor(text: string) {
    const bytes = new TextEncoder().encode(text);
    this.stream = new ReadableStream(
      {
        pull: (controller) => {
          const chunk = bytes.slice(this.read, this.read + CHUNK);
          this.read += chunk.length;
          if (chunk.length > 0) controller.enqueue(chunk);
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  }
}
