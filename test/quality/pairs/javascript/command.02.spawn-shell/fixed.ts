import { spawn } from "node:child_process";
import type { FastifyReply, FastifyRequest } from "fastify";

interface Body {
  source: string;
  width: number;
}

export async function thumbnail(request: FastifyRequest<{ Body: Body }>, reply: FastifyReply) {
  const { source, width } = request.body;
  const child = spawn("convert", [`/srv/in/${source}`, "-resize", String(width), "/srv/out/thumb.png"]);
  child.on("exit", (code) => reply.code(code === 0 ? 201 : 500).send());
  return reply;
}
