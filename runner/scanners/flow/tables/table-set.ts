import type { Family } from "../families.ts";
import { bitsOf } from "../families.ts";
import type { SourceKind } from "../value.ts";
import { PatternIndex } from "./pattern.ts";
import { type Hints, PreFilter } from "./pre-filter.ts";
import type { CallSink, CallSource, Condition, FlowTable, ParameterSource, Parser, ReturnSink } from "./schema.ts";

interface Clears {
  clears: number;
  when: readonly Condition[];
}

/** All tables of a language as one, ready to be asked. */
export class TableSet {
  readonly #filter: PreFilter;
  readonly callSources = new PatternIndex<CallSource>();
  readonly readSources = new PatternIndex<{ kind: SourceKind }>();
  readonly parameterSources: ParameterSource[] = [];
  readonly callSinks = new PatternIndex<CallSink>();
  readonly assignSinks = new PatternIndex<{ family: Family; unless: readonly Condition[] | undefined }>();
  readonly returnSinks: ReturnSink[] = [];
  readonly sanitizers = new PatternIndex<Clears & { quoted: boolean }>();
  readonly validators = new PatternIndex<Clears & { error: boolean }>();
  readonly transfers = new PatternIndex<{ from: readonly number[]; to: number }>();
  readonly clean = new PatternIndex<true>();
  readonly types = new PatternIndex<string>();
  readonly plain = new PatternIndex<readonly Condition[]>();
  readonly plainAssigns = new PatternIndex<{ matches: string }>();
  readonly fluent = new PatternIndex<true>();
  readonly restores = new PatternIndex<true>();
  readonly settles = new PatternIndex<number>();
  readonly ends = new PatternIndex<true>();
  readonly normalizers = new PatternIndex<true>();
  readonly objects: FlowTable["objects"] = [];
  readonly parsers = new PatternIndex<Parser>();
  readonly parserDerive = new PatternIndex<Parser>();
  readonly parserParse = new PatternIndex<Parser>();
  readonly parserHarden = new PatternIndex<{ parser: Parser; when: readonly Condition[] }>();
  readonly parserSoften = new PatternIndex<{ parser: Parser; when: readonly Condition[] }>();

  constructor(tables: readonly FlowTable[]) {
    for (const table of tables) this.#add(table);
    this.#filter = new PreFilter(tables);
  }

  /** Whether a text has anything in it that could be found, as far as its words tell. */
  mayConcern(text: string): boolean {
    return this.#filter.mayConcern(text);
  }

  /** Every place in a text that may be a source or a sink. */
  hints(text: string): Hints {
    return this.#filter.hints(text);
  }

  #add(table: FlowTable): void {
    for (const source of table.sources) {
      if ("call" in source) this.callSources.add(source.call, source);
      else if ("read" in source) this.readSources.add(source.read, { kind: source.kind });
      else this.parameterSources.push(source);
    }
    for (const sink of table.sinks) {
      if ("call" in sink) this.callSinks.add(sink.call, sink);
      else if ("assign" in sink) this.assignSinks.add(sink.assign, { family: sink.family, unless: sink.unless });
      else this.returnSinks.push(sink);
    }
    for (const { call, clears, when = [], quoted } of table.sanitizers)
      this.sanitizers.add(call, { clears: bitsOf(clears), when, quoted });
    for (const { call, clears, when = [], error } of table.validators)
      this.validators.add(call, { clears: bitsOf(clears), when, error });
    for (const { call, from, to } of table.transfers) this.transfers.add(call, { from, to });
    for (const { call, type } of table.types) this.types.add(call, type);
    for (const { call, when } of table.plain) this.plain.add(call, when);
    for (const { assign, matches } of table.plainAssign) this.plainAssigns.add(assign, { matches });
    for (const { call, clears } of table.settles) this.settles.add(call, bitsOf(clears));
    this.objects.push(...table.objects);
    this.restores.add(table.restores, true);
    this.fluent.add(table.fluent, true);
    this.clean.add(table.clean, true);
    this.ends.add(table.ends, true);
    this.normalizers.add(table.normalizers, true);
    for (const parser of table.parsers) this.#addParser(parser);
  }

  #addParser(parser: Parser): void {
    this.parsers.add(parser.create, parser);
    this.parserDerive.add(parser.derive ?? [], parser);
    this.parserParse.add(parser.parse, parser);
    for (const { call, when } of parser.harden) this.parserHarden.add(call, { parser, when });
    for (const { call, when } of parser.soften) this.parserSoften.add(call, { parser, when });
  }
}
