import type { FlowLanguage } from "../tables/schema.ts";

/**
 * What the semantics of languages have in common or not. The interpreter asks for these traits and for no language, so that another
 * language needs its lowering, its tables and its name here.
 */
const LANGUAGES_WITH = {
  /** What is called of an object that does not declare the method gets the arguments as one list. */
  anyMethodTakesList: ["php"],
  /** `list += item` adds to a list. */
  appendingAssignment: ["kotlin"],
  /** A function has the object `arguments`. */
  argumentsObject: ["javascript", "php"],
  /** An array is a list and a map: positions are keys. */
  arraysAreMaps: ["php"],
  /** A block may run with another object as `self`: `object.instance_exec(value, &block)`. */
  blocksOnReceiver: ["ruby"],
  /** A block of a collection of pairs has a parameter for each part. */
  blocksSplitPairs: ["ruby"],
  /** A function may be called with another `this`: `save.call(store, name)`. */
  borrowedFunctions: ["javascript"],
  /** A text or list may name a function: `"App\\convert"`, `[$handlers, "convert"]`. */
  callableTexts: ["php"],
  /** `list[] = value` of a name without a key sends to a channel. */
  channels: ["go"],
  /** The compiler checks the types of arguments and fields. */
  checkedTypes: ["java", "csharp", "kotlin", "go"],
  /** An attribute of a class is read through its objects. */
  classAttributes: ["python"],
  /** A class is the object of its methods, also of those that it inherits. */
  classesAreObjects: ["ruby"],
  /** A field may hold a class, which code calls to make an object. */
  classesAreValues: ["python"],
  /** A variable may be declared by a computed name: `$$name`, `extract`. */
  computedVariables: ["php"],
  /** The name of a type converts what it is called on: `Handler(function)`. */
  conversions: ["go"],
  /** A name that begins with `$` is a global variable. */
  dollarGlobals: ["ruby"],
  /** An empty list or map is false. */
  emptyIsFalse: ["python", "php"],
  /** An object has the fields of those that it embeds. */
  embeddedFields: ["go"],
  /** A function that extends the type of `this` needs no receiver. */
  extensionFunctions: ["kotlin"],
  /** A class has no constructor: a function that is named after it makes its objects. */
  factoryFunctions: ["go"],
  /** Code reads a field of an object by a call without arguments. */
  fieldsAreCalls: ["ruby"],
  /** A filtered array keeps its keys. */
  filtersKeepKeys: ["php"],
  /** A call of a collection may apply a function of a library by its name: `ids.map(Number)`. */
  functionsByName: ["javascript", "python", "csharp"],
  /** `map(function, list)` takes the function first. */
  functionsFirst: ["python"],
  /** A lambda stands for an interface with one method, whatever it is named. */
  functionalInterfaces: ["java"],
  /** Records and processors of annotations declare accessors of fields that no code shows. */
  generatedAccessors: ["java"],
  /** A property may be a getter of a library. */
  getterProperties: ["kotlin"],
  /** While an accessor runs for any name, this name means the stored value. */
  guardedAccessors: ["php"],
  /** Imports in the body of a class are run before its attributes. */
  hoistedImports: ["python"],
  /** A method of the object or class needs no receiver. */
  implicitReceiver: ["java", "kotlin", "csharp", "ruby"],
  /** A framework, or the start of the program, passes objects of declared types to constructors. */
  injectedObjects: ["csharp", "java", "kotlin", "go"],
  /** A method has the annotations of the methods of interfaces that it implements. */
  interfaceAnnotations: ["java", "kotlin", "csharp"],
  /** An object of a library may be called like a function. */
  invokedObjects: ["kotlin"],
  /** A loop may run over a function, which gets the body of the loop. */
  iteratorFunctions: ["go"],
  /** A lambda may have a receiver, whose members need no qualification; functions such as `apply` run it once. */
  lambdaReceivers: ["kotlin"],
  /** `^` and `$` of an expression match at the ends of each line. */
  lineAnchors: ["ruby"],
  /** A method of a map reads an entry by its key: `event.get("body")`. */
  entriesByMethod: ["python", "ruby"],
  /** `forEach` of a map passes key and value. */
  mapsPassKeys: ["java", "kotlin", "go"],
  /** The key of a literal may be a constant of a library: `{ [Op.gt]: value }`. */
  memberKeys: ["javascript"],
  /** A function may supply the text of a log message. */
  messageSuppliers: ["ruby", "java", "kotlin"],
  /** The name of a method alone is a value in its class: `Map("/", Search)`. */
  methodGroups: ["csharp"],
  /** `Type::method` is a function of an object of the type. */
  methodReferences: ["java", "kotlin"],
  /** A method of an object is a value that is bound to it: `self.save`, `router.Get("/", store.Search)`. */
  methodValues: ["python", "javascript", "go", "csharp"],
  /** A function may have several results, of which the later ones may be a status. */
  multipleResults: ["go"],
  /** The type of a tuple may name its elements. */
  namedTupleElements: ["csharp"],
  /** The tables name the class of a static method. */
  namedClasses: ["java", "kotlin", "csharp"],
  /** `new` is a method of a class. */
  newIsMethod: ["ruby"],
  /** `+` adds numbers and no texts. */
  numericPlus: ["php"],
  /** `list.findFirst()` is an optional element. */
  optionalElements: ["java"],
  /** The elements of a pair are `first`, `second`, `third`. */
  ordinalFields: ["kotlin"],
  /** Operators of numbers take texts and collections: `text * 3`, `text % values`, `some & others`. */
  overloadedOperators: ["python", "ruby"],
  /** Functions without a class may be overloaded. */
  overloadedFunctions: ["kotlin"],
  /** `class Reports::Builder` declares a member of a module that no file needs to declare. */
  qualifiedDeclarations: ["ruby"],
  /** Data of a request has no class of the program, unless code makes an object of it. */
  plainRequestData: ["javascript"],
  /** A query of a model has methods that the model declares with a prefix: `scopeSearch`. */
  queryScopes: ["php"],
  /** A block answers a request with its value. */
  routeBlocks: ["ruby"],
  /** A class with the module `Singleton` has one object, `instance`. */
  singletonModule: ["ruby"],
  /** `Path(a) / b` joins paths of any type. */
  slashJoinsPaths: ["python"],
  /** An interface without members is implemented by everything. */
  structuralInterfaces: ["go"],
  /** What a cast to a text returns is a text, and no object. */
  textCasts: ["php", "go"],
  /** The code of a file outside of classes has an object of its own. */
  topLevelObject: ["ruby"],
  /** A call may pass a block besides the arguments, and keywords as a map. */
  trailingBlocks: ["ruby"],
  /** `function[Type]` passes arguments for type parameters. */
  typeArgumentsInBrackets: ["go"],
  /** A literal has a type that gives its fields theirs. */
  typedLiterals: ["go"],
  /** Where two maps with a key in common are united, the entry of the first one is kept. */
  unionKeepsFirst: ["php"],
  /** A loop over a map is one over its keys, and one over a list over its elements. */
  loopsByValue: ["python"],
  /** `forEachIndexed` passes the position before the element. */
  positionsFirst: ["kotlin"],
  /** A name alone may be a property of the object. */
  unqualifiedProperties: ["csharp", "kotlin"],
  /** Constructors name no types of what they take. */
  untypedConstructors: ["javascript", "python", "ruby"],
} as const satisfies Record<string, readonly FlowLanguage[]>;

export type LanguageTrait = keyof typeof LANGUAGES_WITH;

export function hasTrait(language: FlowLanguage, trait: LanguageTrait): boolean {
  const languages: readonly FlowLanguage[] = LANGUAGES_WITH[trait];
  return languages.includes(language);
}
