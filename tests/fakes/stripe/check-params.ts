import * as z from 'zod';
import { badRequest, type StripeRefusal } from './refusal.ts';

/** `true` or `false` in form encoding. */
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** An integer in form encoding. */
export const whole = z
  .string()
  .regex(/^-?\d+$/)
  .transform(Number);

/** Up to 50 values by name; an empty value removes the name. */
export const metadata = z.record(z.string(), z.string().max(500));

/** The fields to expand into full objects. */
export const expand = z.array(z.string()).optional();

/** Pagination parameters. */
export const stretch = {
  limit: whole.pipe(z.number().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  expand,
};

/**
 * Validates an endpoint's parameters.
 * @throws StripeRefusal for the first unknown, missing or malformed one, with Stripe's message
 */
export function checkParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const result = schema.safeParse(params, { reportInput: true });
  if (result.success) return result.data;
  throw refuse(result.error.issues[0]);
}

function refuse(issue: z.core.$ZodIssue | undefined): StripeRefusal {
  if (!issue) return badRequest('Invalid request.');
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, ...issue.keys.slice(0, 1)]);
    return badRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue.path);
  if (issue.input === undefined) {
    return badRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  if (issue.code === 'invalid_value') {
    const allowed = issue.values.join(', ');
    return badRequest(`Invalid ${param}: must be one of ${allowed}`, { param });
  }
  const code = issue.code === 'invalid_format' ? 'parameter_invalid_integer' : undefined;
  return badRequest(`Invalid value for ${param}.`, { code, param });
}

function nameOf(path: PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((part) => `[${part}]`).join('');
}
