import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A JSON schema (draft 7) as ts-json-schema-generator writes it. */
export type JsonSchema = {
  $ref?: string;
  definitions?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  pattern?: string;
};

/** The schemas of Stripe's own types, written by `npm run prepare-stripe-schemas`. */
export type StripeSchemas = {
  /** The version of the `stripe` package. */
  stripe: string;
  /** The hash of `stripe-types.ts`, by `hashOfTypes`. */
  types: string;
  /** The `object` of each event's object, by the event's type; null where Stripe names none. */
  events: Record<string, string | null>;
  /** The notification types of API v2. */
  notifications: string[];
  requests: Record<string, JsonSchema>;
  objects: Record<string, JsonSchema>;
};

/** Appended to enums to which Stripe may add values. */
export const openEnumMark = '*';

const fileOf = (name: string) => new URL(name, import.meta.url);

let loaded: StripeSchemas | undefined;

/** Loads the schemas, once per process. */
export function loadStripeSchemas(): StripeSchemas {
  loaded ??= JSON.parse(readFileSync(fileOf('stripe-schemas.json'), 'utf8')) as StripeSchemas;
  return loaded;
}

/** The SHA-256 of `stripe-types.ts`, in hex. */
export function hashOfTypes(): string {
  return createHash('sha256')
    .update(readFileSync(fileOf('stripe-types.ts')))
    .digest('hex');
}
