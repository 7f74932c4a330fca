export abstract class BaseService {
  protected prepared(text: string): string {
    if (!/^[a-z]+$/.test(text)) throw new Error("invalid name");
    return text;
  }
}
