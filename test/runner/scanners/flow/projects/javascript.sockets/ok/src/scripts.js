import { exec, execFile } from "node:child_process";

const PAGES = new Set(["first", "last"]);

export function wsOn(text) {
  execFile("wsOn", ["--", text]);
}

export function wsAssigned(text) {
  if (!/^[a-z]{1,20}$/.test(text)) return;
  exec("wsAssigned " + text);
}

export function wsListener(text) {
  exec("wsListener " + Number(text));
}

export function nestBody(text) {
  if (!PAGES.has(text)) throw new Error("page");
  exec("nestBody " + text);
}

export function nestData(text) {
  execFile("nestData", ["--", text]);
}

export function micro(text) {
  if (!/^[a-z]{1,20}$/.test(text)) return;
  exec("micro " + text);
}

export function bun(text) {
  exec("bun " + Number(text));
}

export function deno(text) {
  if (!PAGES.has(text)) throw new Error("page");
  exec("deno " + text);
}

export function denoAssigned(text) {
  execFile("denoAssigned", ["--", text]);
}

export function fast(text) {
  if (!/^[a-z]{1,20}$/.test(text)) return;
  exec("fast " + text);
}

export function hono(text) {
  exec("hono " + Number(text));
}

export function socketIo(text) {
  if (!PAGES.has(text)) throw new Error("page");
  exec("socketIo " + text);
}
