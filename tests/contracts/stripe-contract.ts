import * as z from 'zod';
import { type JsonSchema, loadStripeSchemas, openEnumMark } from './stripe-schemas.ts';

/**
 * Lists what is wrong with a request according to Stripe's types; empty if valid. `isJson`: encoded
 * for API v2.
 */
export function requestFaults(operation: string, params: unknown, isJson: boolean): string[] {
  const schema = loadStripeSchemas().requests[operation];
  if (!schema) return [`stripe-types.ts has no request ${operation}`];
  return faultsOf(`${operation} ${isJson ? 'JSON' : 'form'}`, params, () =>
    mapSchema(schema, isJson ? closeEnum : (each) => asForm(closeEnum(each))),
  );
}

/** Lists what is wrong with an object or a list that Stripe returns, including nested objects. */
export function objectFaults(value: unknown): string[] {
  const name = objectNameOf(value);
  if (name === null) return ['no object of Stripe’s'];
  return checkDeep(value, name);
}

/** Lists what is wrong with an event or a notification, including nested objects. */
export function eventFaults(event: unknown): string[] {
  const { events, notifications } = loadStripeSchemas();
  const {
    type = '',
    object,
    data,
  } = event as {
    type?: string;
    object?: string;
    data?: { object?: unknown; previous_attributes?: unknown };
  };
  const faults = objectFaults(event);
  if (object !== 'event') {
    return notifications.includes(type) ? faults : [...faults, `no notification is ${type}`];
  }
  const name = events[type];
  if (name === undefined) return [...faults, `no event is ${type}`];
  const carried = objectNameOf(data?.object);
  if (name !== null && carried !== name) faults.push(`${type} carries ${name}, not ${carried}`);
  const before = data?.previous_attributes;
  if (before !== undefined && name !== null) {
    const found = faultsOf(`before ${name}`, before, () =>
      answerSchema(name, (each) => ({ ...each, required: [] })),
    );
    faults.push(...found);
  }
  return faults;
}

/** The schema name of a value; null if it isn't a Stripe object. */
function objectNameOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { object, deleted } = value as { object?: unknown; deleted?: unknown };
  // Lists of API v2 have no `object` field.
  if ('next_page_url' in value) return 'v2 list';
  if (typeof object !== 'string') return null;
  return deleted === true ? `deleted ${object}` : object;
}

function checkDeep(value: unknown, name: string): string[] {
  const own = loadStripeSchemas().objects[name]
    ? faultsOf(`object ${name}`, value, () => answerSchema(name))
    : [`stripe-types.ts has no object ${name}`];
  return [...own, ...innerObjects(value).flatMap(([inner, each]) => checkDeep(each, inner))];
}

/** The nearest Stripe objects inside a value; a list counts as part of its parent. */
function innerObjects(value: unknown): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((each) => {
    const name = objectNameOf(each);
    return name === null || name === 'list' ? innerObjects(each) : [[name, each] as const];
  }) as [string, unknown][];
}

function answerSchema(name: string, change = (each: JsonSchema) => each): JsonSchema {
  const schema = loadStripeSchemas().objects[name] ?? {};
  // API v2 returns null for absent values.
  const isNullable = name.startsWith('v2.');
  return mapSchema(schema, (each) =>
    change(isNullable ? withNulls(closeEnum(each)) : closeEnum(each)),
  );
}

const compiled = new Map<string, z.ZodType>();

function faultsOf(key: string, value: unknown, schema: () => JsonSchema): string[] {
  let compiledSchema = compiled.get(key);
  if (!compiledSchema) {
    compiledSchema = z.fromJSONSchema(schema() as never, { defaultTarget: 'draft-7' });
    compiled.set(key, compiledSchema);
  }
  const { error } = compiledSchema.safeParse(value);
  return error
    ? error.issues.flatMap((issue) => describeIssue(issue)).map((fault) => `${key}: ${fault}`)
    : [];
}

function describeIssue(issue: z.core.$ZodIssue, above: PropertyKey[] = []): string[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // For a union, report the closest alternative.
    const [nearest = []] = [...issue.errors].sort((one, other) => depthOf(other) - depthOf(one));
    return nearest.flatMap((each) => describeIssue(each, path));
  }
  return [`${path.map(String).join('.') || '(all)'}: ${issue.message}`];
}

function depthOf(issues: z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map(({ path }) => path.length));
}

/** Applies a change to a schema and all nested schemas, innermost first. */
function mapSchema(schema: JsonSchema, change: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const inner = (each: JsonSchema) => mapSchema(each, change);
  const all = (record: Record<string, JsonSchema> | undefined) =>
    record && Object.fromEntries(Object.entries(record).map(([key, each]) => [key, inner(each)]));
  const { definitions, properties, anyOf, items, additionalProperties } = schema;
  const changed = { ...schema };
  if (definitions) changed.definitions = all(definitions);
  if (properties) changed.properties = all(properties);
  if (anyOf) changed.anyOf = anyOf.map(inner);
  if (items) changed.items = inner(items);
  if (typeof additionalProperties === 'object') {
    changed.additionalProperties = inner(additionalProperties);
  }
  return change(changed);
}

/** Allows only documented values. */
function closeEnum(schema: JsonSchema): JsonSchema {
  if (!schema.enum?.includes(openEnumMark)) return schema;
  return { ...schema, enum: schema.enum.filter((value) => value !== openEnumMark) };
}

function withNulls(schema: JsonSchema): JsonSchema {
  const { properties, required = [] } = schema;
  if (!properties) return schema;
  const nullable = Object.entries(properties).map(([name, each]) =>
    required.includes(name) ? [name, each] : [name, { anyOf: [each, { type: 'null' }] }],
  );
  return { ...schema, properties: Object.fromEntries(nullable) };
}

const formTypes: Record<string, JsonSchema> = {
  number: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' },
  boolean: { enum: ['true', 'false'] },
  null: { const: '' },
  string: { type: 'string' },
};

/**
 * The same schema for form encoding, where every value is a string and null is the empty string.
 */
function asForm(schema: JsonSchema): JsonSchema {
  if (schema.enum) return { enum: schema.enum.map(asText) };
  if (schema.const !== undefined) return { const: asText(schema.const) };
  const { type } = schema;
  if (Array.isArray(type)) return { anyOf: type.map((each) => asForm({ ...schema, type: each })) };
  return (type && formTypes[type]) || schema;
}

function asText(value: unknown): string {
  return value === null ? '' : String(value);
}
