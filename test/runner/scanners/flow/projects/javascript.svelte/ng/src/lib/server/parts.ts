import { exec } from "node:child_process";

export const convert = ({ name }: { name: string | null }) => exec(`convert ${name}`); // expect
