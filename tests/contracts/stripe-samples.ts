import { type JsonSchema, loadStripeSchemas, openEnumMark } from './stripe-schemas.ts';

// Objects generated from the schemas of Stripe's types: a full one, a minimal one, and one for each
// way to differ from the full one.

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** An enum value that Stripe's types don't include. */
export const unknownValue = 'not_yet_invented';

/** An object that differs from the full one at a path; `undefined` means absent. */
export type Variant = { path: string; value: Json | undefined; object: Json };

/** Values for fields that the types only describe as strings. */
const texts: Record<string, string> = {
  currency: 'usd',
  url: 'https://checkout.stripe.com/c/pay/cs_1',
};

type SampleOptions = {
  /**
   * Paths that are expanded into objects instead of ids, such as `payment_intent.latest_charge`.
   */
  expanded?: readonly string[];
};

/** An object with everything that the type allows. */
export function wholeObject(name: string, { expanded = [] }: SampleOptions = {}): Json {
  return sample(rootOf(name), [], { expanded, isLeast: false });
}

/** An object without optional fields, and with null wherever that is allowed. */
export function leastObject(name: string): Json {
  return sample(rootOf(name), [], { expanded: [], isLeast: true });
}

/**
 * Objects that differ from the full one in one place: optional fields are absent, nullable ones
 * null, and enums take each value and, where Stripe may add more, an unknown one.
 * @param options.inside paths whose nested fields are varied too, such as `items`; all others vary
 * only as a whole
 */
export function variantsOf(
  name: string,
  { inside = [], ...options }: SampleOptions & { inside?: string[] } = {},
): Variant[] {
  const whole = wholeObject(name, options);
  return changesOf(rootOf(name), whole, [], inside).map(({ path, value }) => ({
    path: path.join('.'),
    value,
    object: replaceAt(whole, path, value),
  }));
}

/** A schema with the definitions that it refers to. */
type Node = { schema: JsonSchema; definitions: Record<string, JsonSchema> };

function rootOf(name: string): Node {
  const schema = loadStripeSchemas().objects[name];
  if (!schema) throw new Error(`stripe-types.ts has no object ${name}`);
  return follow({ schema, definitions: schema.definitions ?? {} });
}

/**
 * Resolves a reference: to a definition, or to another object's schema if only its name is given.
 */
function follow({ schema, definitions }: Node): Node {
  if (schema.$ref) {
    const name = schema.$ref.slice('#/definitions/'.length);
    return follow({ schema: definitions[name] ?? {}, definitions });
  }
  const name = schema.properties?.object?.const;
  const isReference = typeof name === 'string' && schema.additionalProperties === undefined;
  if (isReference && loadStripeSchemas().objects[name]) return rootOf(name);
  return { schema, definitions };
}

/** The alternatives of a union. */
function choicesOf(node: Node): Node[] {
  const { schema, definitions } = follow(node);
  const { anyOf, type } = schema;
  if (anyOf) return anyOf.flatMap((each) => choicesOf({ schema: each, definitions }));
  if (!Array.isArray(type)) return [{ schema, definitions }];
  return type.map((each) => ({ schema: { ...schema, type: each }, definitions }));
}

function isNull({ schema }: Node): boolean {
  return schema.type === 'null' || schema.const === null;
}

function allowsNull(node: Node): boolean {
  return choicesOf(node).some((each) => isNull(each) || each.schema.enum?.includes(null));
}

/** Deeper than anything the product reads. */
const maxDepth = 9;

type Sampling = { expanded: readonly string[]; isLeast: boolean };

function sample(node: Node, path: string[], how: Sampling): Json {
  if ((how.isLeast || path.length > maxDepth) && allowsNull(node)) return null;
  const choices = choicesOf(node).filter((each) => !isNull(each));
  const isExpanded = how.expanded.some((each) => `${each}.`.startsWith(`${path.join('.')}.`));
  const choice = isExpanded ? choices.at(-1) : choices[0];
  if (!choice) return null;
  const { schema, definitions } = choice;
  if (schema.const !== undefined) return schema.const as Json;
  if (schema.enum) return valuesOf(schema)[0] ?? null;
  switch (schema.type) {
    case 'string':
      return schema.pattern ? '1' : (texts[path.at(-1) ?? ''] ?? `${path.at(-1)}_1`);
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'array':
      return schema.items
        ? [sample({ schema: schema.items, definitions }, [...path, '0'], how)]
        : [];
    case 'object':
      return Object.fromEntries(
        propertiesOf(choice)
          .filter(({ isRequired }) => isRequired || (!how.isLeast && path.length < maxDepth))
          .map(({ name, property }) => [name, sample(property, [...path, name], how)]),
      );
    default:
      return null;
  }
}

function propertiesOf({ schema, definitions }: Node) {
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    property: { schema: property, definitions },
    isRequired: schema.required?.includes(name) ?? false,
  }));
}

function valuesOf({ enum: values = [] }: JsonSchema): Json[] {
  return (values as Json[]).filter((value) => value !== openEnumMark && value !== null);
}

type Change = { path: string[]; value: Json | undefined };

function changesOf(node: Node, value: Json, path: string[], inside: string[]): Change[] {
  const isInside = path.length === 0 || inside.some((each) => isAlong(path.join('.'), each));
  if (!isInside || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const items = choicesOf(node).find(({ schema }) => schema.items);
    const { schema, definitions } = items ?? node;
    const inner = { schema: schema.items ?? {}, definitions };
    return [
      { path, value: [] },
      ...value.flatMap((each, at) => changesOf(inner, each, [...path, String(at)], inside)),
    ];
  }
  const own = choicesOf(node).find(({ schema }) => schema.type === 'object');
  return propertiesOf(own ?? node).flatMap(({ name, property, isRequired }): Change[] => {
    const place = [...path, name];
    const found = value[name];
    if (found === undefined) return [];
    return [
      ...(isRequired ? [] : [{ path: place, value: undefined }]),
      ...(allowsNull(property) && found !== null ? [{ path: place, value: null }] : []),
      ...otherValues(property, found).map((other) => ({ path: place, value: other })),
      ...changesOf(property, found, place, inside),
    ];
  });
}

/** Whether one path is a prefix of the other. */
function isAlong(one: string, other: string): boolean {
  return `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`);
}

function otherValues(property: Node, found: Json): Json[] {
  return choicesOf(property).flatMap(({ schema }) => {
    if (!schema.enum) return schema.type === 'boolean' ? [!found] : [];
    const isOpen = schema.enum.includes(openEnumMark);
    return [
      ...valuesOf(schema).filter((each) => each !== found),
      ...(isOpen ? [unknownValue] : []),
    ];
  });
}

function replaceAt(whole: Json, path: string[], value: Json | undefined): Json {
  const copy = structuredClone(whole);
  let holder = copy as Record<string, Json>;
  for (const name of path.slice(0, -1)) holder = holder[name] as Record<string, Json>;
  const name = path.at(-1) ?? '';
  if (value === undefined) delete holder[name];
  else holder[name] = value;
  return copy;
}
