import yaml from "js-yaml";
import unsafe from "js-yaml-js-types";
import type { FastifyRequest } from "fastify";

const schema = yaml.CORE_SCHEMA;

export async function define(request: FastifyRequest<{ Body: string }>) {
  const pipeline = yaml.load(request.body, { schema }) as { steps: unknown[] };
  return { steps: pipeline.steps.length };
}
