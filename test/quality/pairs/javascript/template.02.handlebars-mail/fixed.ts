import Handlebars from "handlebars";
import type { FastifyRequest } from "fastify";

const LAYOUTS = new Map([["short", "<p>{{body}}</p>"], ["long", "<article>{{body}}</article>"]]);

export async function previewMail(request: FastifyRequest<{ Body: { layout: string; body: string } }>) {
  const { layout, body } = request.body;
  const template = Handlebars.compile(LAYOUTS.get(layout) ?? "<p>{{body}}</p>");
  return { preview: template({ body }) };
}
