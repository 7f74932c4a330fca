import { Runner } from "./runner";

const runner = new Runner();

export async function calculate(expression: string): Promise<number> {
  return Number(runner.run(expression));
}
