import { Runner } from "./runner";

const runner = new Runner();
const CONSTANTS: Record<string, string> = { pi: "Math.PI", e: "Math.E" };

export async function calculate(name: string): Promise<number> {
  const expression = name === "e" ? CONSTANTS.e : CONSTANTS.pi;
  return Number(runner.run(expression));
}
