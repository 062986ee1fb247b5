import type * as z from 'zod';
import { checkParams } from './check-params.ts';
import type { StripeState } from './stripe-state.ts';

/** One call as an endpoint sees it: parameters checked, `now` in seconds, `id` of the address or empty. */
export type Call<Params> = { state: StripeState; params: Params; id: string; now: number };

/** Carries out a call with unchecked parameters; answers an object or throws a StripeRefusal. */
export type Endpoint = (call: Call<unknown>) => unknown;

/** An endpoint that takes exactly these parameters. */
export function endpoint<Params>(
  schema: z.ZodType<Params>,
  run: (call: Call<Params>) => unknown,
): Endpoint {
  return (call) => run({ ...call, params: checkParams(schema, call.params) });
}
