export interface Printer {
  print(name: string): void;
}
