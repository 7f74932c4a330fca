import { execSync } from 'node:child_process';

export function render(text: string): void {
  execSync(`convert label:${text} label.png`); // expect
}
