import { execFile } from "node:child_process";

export const convert = ({ name }: { name: string }) => execFile("convert", [name]);
