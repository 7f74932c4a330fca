import type { ParameterSource } from "./parameter-source.ts";
import { bitsOf } from "../domain/families.ts";
import { expressionOf } from "./expression.ts";
import type { IndexedName } from "./field-checks.ts";
import { type Named, PatternIndex } from "./pattern.ts";
import { type Candidates, PreFilter } from "./pre-filter.ts";
import type { ExceptionHandler, FieldSource, MadeClass } from "./validation.ts";
import type {
  AssignSink,
  CallSink,
  CallSource,
  FlowTable,
  Handler,
  Parser,
  ReadSource,
  Result,
  ReturnSink,
} from "./schema.ts";
import type { AuthenticationCode } from "./signatures.ts";
import type { RequestState } from "./request-state.ts";
import { ValidationSet } from "./validation-set.ts";
import type { Propagator } from "./validators.ts";
import { CALL_SECTIONS } from "./call-sections.ts";
import type { Condition } from "./condition.ts";
import type { SiblingProvider } from "./providers.ts";
import type { ElementCall, MethodCall } from "./element-calls.ts";
import type { ArrayCall } from "./arrays.ts";
import type { Applier, Construction, Event, Hook, Job, Message } from "./messages.ts";
import type { NamedMember } from "./named-members.ts";
import type { UrlRoutes } from "./url-routes.ts";
import type { ModelView, PageView, View } from "./views.ts";

type KeptByCall = Extract<RequestState, { key: number }>;
export type StateWrite = Pick<KeptByCall, "key" | "wraps" | "fields" | "keyword" | "makes" | "registers" | "store"> & {
  value: number;
};

interface Sanitizes {
  families: number;
  when: readonly Condition[];
}

/** The merged tables of a language, indexed by name. */
export class TableSet extends ValidationSet {
  readonly #filter: PreFilter;
  readonly callSources = new PatternIndex<CallSource>();
  readonly readSources = new PatternIndex<Pick<ReadSource, "kind" | "isPath" | "name" | "file">>();
  readonly parameterSources: ParameterSource[] = [];
  readonly fieldSources: FieldSource[] = [];
  readonly callSinks = new PatternIndex<CallSink>();
  readonly assignSinks = new PatternIndex<AssignSink>();
  readonly returnSinks: ReturnSink[] = [];
  readonly views = new PatternIndex<Extract<View, { view: number }>>();
  readonly viewAttributes = new PatternIndex<true>();
  readonly viewModels = new PatternIndex<ModelView>();
  readonly viewHolders: RegExp[] = [];
  readonly viewFields: { controller: RegExp }[] = [];
  readonly pages: PageView[] = [];
  readonly sanitizers = new PatternIndex<
    Sanitizes & Omit<FlowTable["sanitizers"][number], "package" | "call" | "families" | "when">
  >();
  readonly sanitizedMembers = new PatternIndex<number>();
  readonly authenticationCodes = new PatternIndex<AuthenticationCode>();
  readonly signedCalls = new PatternIndex<readonly Condition[]>();
  readonly signedMembers = new PatternIndex<true>();
  readonly comparisons = new PatternIndex<true>();
  readonly errorTests = new PatternIndex<true>();
  readonly propagators = new PatternIndex<Omit<Propagator, "call">>();
  readonly noPropagation = new PatternIndex<true>();
  readonly types = new PatternIndex<string>();
  readonly nonHtmlResponse = new PatternIndex<readonly Condition[]>();
  readonly nonHtmlResponseAssign = new PatternIndex<{ matches: string }>();
  readonly returnsReceiver = new PatternIndex<true>();
  readonly merges = new PatternIndex<{ ofReceiver: boolean }>();
  readonly unions = new PatternIndex<{ keepsFirst: boolean }>();
  readonly results = new PatternIndex<Result>();
  readonly arrays = new PatternIndex<ArrayCall>();
  readonly appliers = new PatternIndex<Applier>();
  readonly partials = new PatternIndex<true>();
  readonly promises = new PatternIndex<true>();
  readonly writers = new PatternIndex<true>();
  readonly plugins = new PatternIndex<true>();
  readonly elementCalls = new PatternIndex<ElementCall>();
  readonly methodCalls = new PatternIndex<MethodCall>();
  readonly checks = new PatternIndex<true>();
  readonly messages = new PatternIndex<Message>();
  readonly constructions = new PatternIndex<Construction>();
  readonly jobs = new PatternIndex<Job>();
  readonly boundFunctions: RegExp[] = [];
  readonly hooks = new PatternIndex<Hook>();
  readonly settingWrites = new PatternIndex<true>();
  readonly settingReads = new PatternIndex<true>();
  readonly hookMethods = new Set<string>();
  /** With the class, if not the receiver, whose static method is called. */
  readonly namedCalls = new PatternIndex<string | true>();
  readonly ownBlocks = new PatternIndex<true>();
  readonly queueMakes = new PatternIndex<true>();
  readonly queueSends = new PatternIndex<true>();
  readonly queueKeeps = new PatternIndex<true>();
  readonly queueReceives = new PatternIndex<true>();
  readonly queueFills = new PatternIndex<true>();
  readonly indexedNames: (Pick<IndexedName, "role" | "isDecapitalized"> & { text: RegExp })[] = [];
  readonly providers: FlowTable["providers"][number][] = [];
  readonly siblingCalls = new PatternIndex<SiblingProvider>();
  readonly unsanitizers = new PatternIndex<true>();
  readonly sanitizesReceiver = new PatternIndex<{ families: number; when: readonly Condition[] }>();
  readonly noReturn = new PatternIndex<true>();
  readonly normalizers = new PatternIndex<true>();
  readonly existenceTests = new PatternIndex<true>();
  readonly objects: FlowTable["objects"] = [];
  readonly handlers = new PatternIndex<Handler>();
  readonly eventListeners = new PatternIndex<Event>();
  readonly eventEmitters = new PatternIndex<Event>();
  readonly eventMakers = new PatternIndex<true>();
  readonly eventAnnotations: RegExp[] = [];
  readonly routes = new PatternIndex<true>();
  /** Match the texts of files that register functions of others for routes. */
  readonly routing: RegExp[] = [];
  readonly urlRoutes: UrlRoutes[] = [];
  readonly stateWrites = new PatternIndex<StateWrite>();
  readonly stateReads = new PatternIndex<Pick<KeptByCall, "key" | "store">>();
  readonly stateKeys: { object: RegExp; keys: RegExp }[] = [];
  readonly stateObjects: { object: RegExp; store: string | undefined }[] = [];
  /** Those that have objects of the application. */
  readonly services: RegExp[] = [];
  readonly stateParameters: RegExp[] = [];
  readonly memberClasses: { member: RegExp; className: string; of: string | undefined }[] = [];
  readonly namedMembers = new PatternIndex<Extract<NamedMember, { object: number }>>();
  readonly allMembers = new PatternIndex<true>();
  readonly exceptionHandlers: ExceptionHandler[] = [];
  readonly exceptionCalls = new PatternIndex<ExceptionHandler>();
  readonly nextCalls = new PatternIndex<ExceptionHandler>();
  readonly answers = new PatternIndex<true>();
  readonly madeClasses = new PatternIndex<MadeClass>();
  readonly parsers = new PatternIndex<Parser>();
  readonly parserDerive = new PatternIndex<Parser>();
  readonly parserParse = new PatternIndex<Parser>();
  readonly parserSecure = new PatternIndex<{ parser: Parser; when: readonly Condition[] }>();
  readonly parserInsecure = new PatternIndex<{ parser: Parser; when: readonly Condition[] }>();

  constructor(tables: readonly FlowTable[]) {
    super();
    for (const table of tables) this.#add(table);
    this.#filter = new PreFilter(tables);
  }

  /** The roles of a text, according to its words. See pre-filter.ts. */
  rolesOf(text: string): number {
    return this.#filter.rolesOf(text);
  }

  /** All positions in a text that may be a source or a sink. */
  candidates(text: string): Candidates {
    return this.#filter.candidates(text);
  }

  /** Whether an entry names the function as a sink, a sanitizer, a validator or one without an effect. */
  describes(named: Named): boolean {
    const indexes = [this.callSinks, this.sanitizers, this.unsanitizers, this.validators, this.noPropagation];
    return indexes.some((index) => index.match(named).length > 0);
  }

  #add(table: FlowTable): void {
    this.addValidation(table);
    for (const source of table.sources) {
      if ("call" in source) this.callSources.add(source.call, source);
      else if ("read" in source)
        this.readSources.add(source.read, {
          kind: source.kind,
          isPath: source.isPath,
          name: source.name,
          file: source.file,
        });
      else if ("field" in source) this.fieldSources.push(source);
      else this.parameterSources.push(source);
    }
    for (const sink of table.sinks) {
      if ("call" in sink) this.callSinks.add(sink.call, sink);
      else if ("assign" in sink) this.assignSinks.add(sink.assign, sink);
      else this.returnSinks.push(sink);
    }
    for (const view of table.views) {
      if ("view" in view) this.views.add(view.call, view);
      else if ("attribute" in view) this.viewAttributes.add(view.attribute, true);
      else if ("model" in view) this.viewModels.add(view.call, view);
      else if ("holder" in view) this.viewHolders.push(expressionOf(view.holder));
      else if ("page" in view) this.pages.push(view);
      else this.viewFields.push({ controller: expressionOf(view.fieldsOf) });
    }
    for (const { call, families, when = [], ...others } of table.sanitizers)
      this.sanitizers.add(call, { ...others, families: bitsOf(families), when });
    for (const code of table.authenticationCodes) this.authenticationCodes.add(code.call, code);
    for (const { call = [], read = [], when } of table.signed) {
      this.signedCalls.add(call, when);
      this.signedMembers.add(read, true);
    }
    for (const { read, families } of table.sanitizedMembers) this.sanitizedMembers.add(read, bitsOf(families));
    for (const { call, ...propagator } of table.propagators) this.propagators.add(call, propagator);
    for (const { call, type } of table.types) this.types.add(call, type);
    for (const { call, when } of table.nonHtmlResponse) this.nonHtmlResponse.add(call, when);
    for (const { assign, matches } of table.nonHtmlResponseAssign) this.nonHtmlResponseAssign.add(assign, { matches });
    for (const { call, families, when } of table.sanitizesReceiver)
      this.sanitizesReceiver.add(call, { families: bitsOf(families), when });
    this.objects.push(...table.objects);
    this.exceptionHandlers.push(...table.exceptionHandlers);
    for (const handler of table.exceptionHandlers) {
      this.exceptionCalls.add(handler.call ?? [], handler);
      this.nextCalls.add(handler.around ?? [], handler);
    }
    for (const { role, text, isDecapitalized } of table.indexedNames)
      this.indexedNames.push({ role, isDecapitalized, text: new RegExp(expressionOf(text), "gmu") });
    for (const member of table.namedMembers) {
      if ("all" in member) this.allMembers.add(member.all, true);
      else if ("member" in member)
        this.memberClasses.push({ member: expressionOf(member.member), className: member.class, of: member.of });
      else this.namedMembers.add(member.call, member);
    }
    for (const handler of table.handlers) this.handlers.add(handler.call, handler);
    for (const event of table.events) {
      const { listen, emit, make, annotation } = event;
      this.eventListeners.add(listen, event);
      this.eventEmitters.add(emit, event);
      this.eventMakers.add(make, true);
      if (annotation !== undefined) this.eventAnnotations.push(expressionOf(annotation));
    }
    for (const { make = [], send = [], keep = [], receive = [], fill = [] } of table.queues) {
      this.queueMakes.add(make, true);
      this.queueSends.add(send, true);
      this.queueKeeps.add(keep, true);
      this.queueReceives.add(receive, true);
      this.queueFills.add(fill, true);
    }
    this.urlRoutes.push(...table.urlRoutes);
    for (const { file } of table.routing) this.routing.push(expressionOf(file));
    for (const merge of table.merges) this.merges.add(merge.call, merge);
    for (const union of table.unions) this.unions.add(union.call, union);
    for (const result of table.results) this.results.add(result.call, result);
    for (const array of table.arrays) this.arrays.add(array.call, array);
    for (const applier of table.appliers) this.appliers.add(applier.call, applier);
    for (const each of table.elementCalls) this.elementCalls.add(each.call, each);
    for (const each of table.methodCalls) this.methodCalls.add(each.call, each);
    this.providers.push(...table.providers);
    for (const provider of table.providers)
      if ("sibling" in provider) this.siblingCalls.add(provider.call ?? [], provider);
    for (const message of table.messages) this.messages.add(message.call, message);
    for (const { write, read } of table.settings) {
      this.settingWrites.add(write, true);
      this.settingReads.add(read, true);
    }
    for (const hook of table.hooks) {
      this.hooks.add(hook.call, hook);
      this.hookMethods.add(hook.method);
    }
    for (const made of table.madeClasses) this.madeClasses.add(made.call, made);
    for (const section of CALL_SECTIONS) for (const { call } of table[section]) this[section].add(call, true);
    for (const each of table.namedCalls) this.namedCalls.add(each.call, each.class ?? true);
    for (const job of table.jobs) this.jobs.add(job.call, job);
    for (const made of table.constructions) this.constructions.add(made.call, made);
    for (const { annotation } of table.boundFunctions) this.boundFunctions.push(expressionOf(annotation));
    for (const parser of table.parsers) this.#addParser(parser);
    for (const kept of table.requestState) {
      if ("object" in kept) {
        this.stateObjects.push({ object: expressionOf(kept.object), store: kept.store });
        if (kept.hasServices === true) this.services.push(expressionOf(kept.object));
        if (kept.keys) this.stateKeys.push({ object: expressionOf(kept.object), keys: expressionOf(kept.keys) });
      } else if ("parameter" in kept) this.stateParameters.push(expressionOf(kept.parameter));
      else {
        const { read = [], write = [], key, value = key + 1, ...others } = kept;
        this.stateWrites.add(write, { key, value, ...others });
        this.stateReads.add(read, { key, store: kept.store });
      }
    }
  }

  #addParser(parser: Parser): void {
    this.parsers.add(parser.create, parser);
    this.parserDerive.add(parser.derive ?? [], parser);
    this.parserParse.add(parser.parse, parser);
    for (const { call, when } of parser.secureWhen) this.parserSecure.add(call, { parser, when });
    for (const { call, when } of parser.insecureWhen) this.parserInsecure.add(call, { parser, when });
  }
}
