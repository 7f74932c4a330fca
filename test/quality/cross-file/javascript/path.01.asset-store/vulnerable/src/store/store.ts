export interface Store {
  get(key: string): Promise<Buffer>;
}
