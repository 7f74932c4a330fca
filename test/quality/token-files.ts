import type { Random } from "../chaos/random.ts";
import { PROVIDERS } from "./tokens.ts";

export interface Labelled {
  what: string;
  path: string;
  text: string;
  /** The line of the credential or decoy, from 1. */
  line: number;
}

interface Place {
  path: string;
  before: readonly string[];
  line: (variable: string, value: string) => string;
  after: readonly string[];
}

const PLACES: readonly Place[] = [
  {
    path: ".env.production",
    before: ["NODE_ENV=production", "PORT=8080"],
    line: (variable, value) => `${variable}=${value}`,
    after: ["LOG_LEVEL=info"],
  },
  {
    path: "src/client.ts",
    before: [
      'import { createClient } from "./http.ts";',
      "",
      "export const client = createClient({",
      "  timeoutMs: 5_000,",
    ],
    line: (variable, value) => `  ${camel(variable)}: "${value}",`,
    after: ["});"],
  },
  {
    path: "app/settings.py",
    before: ["import os", "", 'DEBUG = os.environ.get("DEBUG") == "1"'],
    line: (variable, value) => `${variable} = '${value}'`,
    after: ['ALLOWED_HOSTS = ["www.acme.io"]'],
  },
  {
    path: "deploy/values.yaml",
    before: ["replicas: 2", "config:", "  region: eu-west-1"],
    line: (variable, value) => `  ${camel(variable)}: ${value}`,
    after: ["  timeout: 30"],
  },
  {
    path: "config/production.json",
    before: ["{", '  "port": 8080,'],
    line: (variable, value) => `  "${camel(variable)}": "${value}",`,
    after: ['  "logLevel": "info"', "}"],
  },
  {
    path: "src/main/resources/application.properties",
    before: ["server.port=8080"],
    line: (variable, value) => `${variable.toLowerCase().replaceAll("_", ".")}=${value}`,
    after: ["spring.jpa.open-in-view=false"],
  },
  {
    path: "internal/config/config.go",
    before: ["package config", "", "const ("],
    line: (variable, value) => `\t${camel(variable)} = "${value}"`,
    after: ["\ttimeout = 30", ")"],
  },
  {
    path: "scripts/deploy.sh",
    before: ["#!/bin/sh", "set -eu"],
    line: (variable, value) => `export ${variable}="${value}"`,
    after: ["make deploy"],
  },
  {
    path: "Dockerfile",
    before: ["FROM node:24-slim", "WORKDIR /app"],
    line: (variable, value) => `ENV ${variable}=${value}`,
    after: ["COPY . .", 'CMD ["node", "main.ts"]'],
  },
  {
    path: "infra/main.tf",
    before: ['module "service" {', '  source = "./service"'],
    line: (variable, value) => `  ${variable.toLowerCase()} = "${value}"`,
    after: ["  replicas = 2", "}"],
  },
];

/** One file per provider with a credential, in alternating kinds of files. */
export function makeTokenFiles(random: Random): Labelled[] {
  return PROVIDERS.map(({ provider, variable, make }, index) => {
    const { path, before, line, after } = PLACES[index % PLACES.length] ?? failToPlace();
    const text = `${[...before, line(variable, make(random)), ...after].join("\n")}\n`;
    return { what: provider, path: `service-${index}/${path}`, text, line: before.length + 1 };
  });
}

function failToPlace(): never {
  throw new Error("There is no file to place a token in.");
}

function camel(variable: string): string {
  return variable.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
