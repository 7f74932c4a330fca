import { exec } from "node:child_process";

export function wsOn(text) {
  exec("wsOn " + text); // expect
}

export function wsAssigned(text) {
  exec("wsAssigned " + text); // expect
}

export function wsListener(text) {
  exec("wsListener " + text); // expect
}

export function nestBody(text) {
  exec("nestBody " + text); // expect
}

export function nestData(text) {
  exec("nestData " + text); // expect
}

export function micro(text) {
  exec("micro " + text); // expect
}

export function bun(text) {
  exec("bun " + text); // expect
}

export function deno(text) {
  exec("deno " + text); // expect
}

export function denoAssigned(text) {
  exec("denoAssigned " + text); // expect
}

export function fast(text) {
  exec("fast " + text); // expect
}

export function hono(text) {
  exec("hono " + text); // expect
}

export function socketIo(text) {
  exec("socketIo " + text); // expect
}
