import { exec } from "child_process";

export function ping(host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    exec(`ping -c 1 ${host}`, (error, stdout) => (error ? reject(error) : resolve(stdout))); // expect
  });
}
