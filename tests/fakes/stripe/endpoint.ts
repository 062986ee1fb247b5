import type * as z from 'zod';
import { checkParams } from './check-params.ts';
import type { StripeState } from './stripe-state.ts';

/**
 * A call as an endpoint receives it: parameters validated, `now` in seconds, `id` from the path or
 * empty.
 */
export type Call<Params> = { state: StripeState; params: Params; id: string; now: number };

/** Handles a call with unvalidated parameters; returns an object or throws a StripeRefusal. */
export type Endpoint = (call: Call<unknown>) => unknown;

/** Creates an endpoint with exactly these parameters. */
export function endpoint<Params>(
  schema: z.ZodType<Params>,
  run: (call: Call<Params>) => unknown,
): Endpoint {
  return (call) => run({ ...call, params: checkParams(schema, call.params) });
}
