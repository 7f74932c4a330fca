export abstract class BaseService {
  protected prepared(text: string): string {
    return text.trim();
  }
}
