import process from "node:process";
import { parseArgs } from "node:util";
import { connect, describeError } from "./connect.ts";
import { deleteOrganization, list, printLog, suspend } from "./organizations.ts";
import { openOutput } from "./output.ts";
import { rotateKeys } from "./secrets.ts";
import { listShards, move } from "./shards.ts";
import { verify } from "./verify.ts";

const USAGE = `Usage: npm run operator -- <command>

  list [<organization>]         lists the organizations of all databases, or one: what they have stored, shard, status
  suspend <organization>        refuses its logins, requests and webhooks, and dispatches none of its scans
  resume <organization>         ends the suspension
  delete <organization> [--yes] deletes it with all of its rows, after its slug is typed, or with --yes
  shards                        lists the databases: organizations, size, weight
  move <organization> <shard>   moves an organization, by its slug, to a shard like DB_1
  rotate-keys                   encrypts all stored secrets with the first of DATA_KEYS
  verify                        looks for what is wrong in the databases: orphans, counters, directory, secrets
  log                           prints the calls that are in no audit log of an organization, newest first

  --json            one JSON object a line, as the worker answers
  --help            this text

  SERVICE_URL       of the worker (that of npm run dev: http://127.0.0.1 and PORT, 8787)
  OPERATOR_SECRET   as the worker has it (read from .dev.vars where SERVICE_URL is not set)

Exit code: 0 done; 1 refused, failed, not confirmed, or something is wrong (verify); 2 not a command.

Every command may be ended at any time. A move goes on when it is run again. To take it back before it has switched,
move the organization to the shard that it is in.
`;

interface Options {
  words: string[];
  isJson: boolean;
  isConfirmed: boolean;
  isHelp: boolean;
}

/** @returns undefined for options that there are not. */
function parse(args: string[]): Options | undefined {
  const options = { json: { type: "boolean" }, yes: { type: "boolean" }, help: { type: "boolean" } } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { json = false, yes = false, help = false } = values;
    return { words: positionals, isJson: json, isConfirmed: yes, isHelp: help };
  } catch {
    return undefined;
  }
}

type Command = (...rest: Parameters<typeof listShards>) => Promise<void>;

const ALONE = new Map<string, Command>([
  ["shards", listShards],
  ["rotate-keys", rotateKeys],
  ["verify", verify],
  ["log", printLog],
]);

/** @returns undefined for words that are not a command. */
function commandOf({ words, isConfirmed }: Options): Command | undefined {
  const [name = "", organization, shard] = words;
  if (isConfirmed && name !== "delete") return undefined;
  const command = words.length === 1 ? ALONE.get(name) : undefined;
  if (command) return command;
  if (words.length <= 2 && name === "list") return (service, output) => list(service, output, organization);
  if (organization === undefined || words.length > 3) return undefined;
  if (shard !== undefined) {
    return name === "move" ? (service, output) => move(service, output, organization, shard) : undefined;
  }
  if (name === "suspend" || name === "resume") return (...on) => suspend(...on, name, organization);
  if (name === "delete") return (...on) => deleteOrganization(...on, organization, isConfirmed);
  return undefined;
}

async function main(args: string[]): Promise<number> {
  const options = parse(args);
  if (options?.isHelp) {
    process.stdout.write(USAGE);
    return 0;
  }
  const command = options && commandOf(options);
  if (!command) {
    process.stderr.write(USAGE);
    return 2;
  }
  const output = openOutput(options.isJson);
  try {
    await command(await connect((message) => output.note(`${message} Trying again.`)), output);
    return 0;
  } catch (error) {
    output.note(describeError(error));
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
