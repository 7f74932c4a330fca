import express, { Request, Response } from "express";
import { exec } from "node:child_process";
import { NextRequest } from "next/server";
import multer from "multer";
const upload = multer({ storage: multer.memoryStorage() });
const app = express();
interface Job { name: string; opts?: { [k: string]: string } }
type Pair<T> = [string, T];
enum Kind { A = "a", B = "b" }
export async function POST(request: NextRequest) {
  const form = await request.formData();
  exec("x " + form.get("a")); // expect
  for (const [k, v] of form.entries()) exec("x " + v); // expect
  exec("x " + (await (form.get("f") as File).text())); // expect
  exec("x " + (await request.json()).name); // expect
  exec("x " + Buffer.from(await request.arrayBuffer()).toString()); // expect
  exec("x " + request.headers.get("x-a")); // expect
  exec("x " + request.nextUrl.searchParams.get("a")); // expect
  exec("x " + Object.fromEntries(form).a); // expect
}
export async function PUT(request: Request) {
  const reader = request.body!.getReader();
  const { value } = await reader.read();
  exec("x " + new TextDecoder().decode(value)); // expect
  const dec = new TextDecoder();
  for await (const chunk of request.body as any) exec("x " + dec.decode(chunk)); // expect
  exec("x " + (await new Response(request.body).text())); // expect
  const { searchParams } = new URL(request.url);
  exec("x " + searchParams.get("a")); // expect
  searchParams.forEach((v, k) => exec("x " + v)); // expect
  exec("x " + searchParams.getAll("a")[0]); // expect
  exec("x " + Object.fromEntries(searchParams.entries()).a); // expect
  exec("x " + [...request.headers][0][1]); // expect
}
app.post("/a", upload.single("f"), (req: Request, res: Response) => {
  exec("x " + req.file!.originalname); // expect
  exec("x " + req.file?.buffer.toString("utf8")); // expect
  const job = req.body as Job;
  exec("x " + job.name); // expect
  exec("x " + job.opts!["a"]); // expect
  const pair: Pair<string> = ["a", req.query.a as string];
  exec("x " + pair[1]); // expect
  const k = <Kind>req.query.k;
  exec("x " + k); // expect
  const s = req.query.s satisfies unknown;
  exec("x " + s); // expect
  exec("x " + (Kind as any)[req.query.z as string]);
});
abstract class Base<T> { constructor(protected readonly value: T) {} abstract run(): void; }
class Impl extends Base<string> { run() { exec("x " + this.value); } } // expect
app.get("/b", (req, res) => {
  const b: Base<string> = new Impl(req.query.a as string);
  b.run();
  class P { declare x: string; y = req.query.b as string; static z: string; static { P.z = "a"; } accessor w = "a"; }
  exec("x " + new P().y); // expect
  const n: number = Number(req.query.n);
  exec("x " + n);
  function isStr(x: unknown): x is string { return typeof x === "string"; }
  if (isStr(req.query.c)) exec("x " + req.query.c); // expect
  const m: Record<string, string> = {};
  m["a"] = String(req.query.d);
  exec("x " + m.a); // expect
  const opt = (req.query as any)?.e?.at?.(0);
  exec("x " + opt); // expect
});
