export interface Renderer {
  render(name: string): void;
}
