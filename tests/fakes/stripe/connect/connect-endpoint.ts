import type * as z from 'zod';
import { checkParams } from '../check-params.ts';
import type { Call } from '../endpoint.ts';
import type { ConnectedAccount } from './connected-account.ts';

/** A call for a connected account. */
export type ConnectCall<Params> = Call<Params> & { account: ConnectedAccount };
export type ConnectEndpoint = (call: ConnectCall<unknown>) => unknown;

/** Creates an endpoint for connected accounts with exactly these parameters. */
export function connectEndpoint<Params>(
  schema: z.ZodType<Params>,
  run: (call: ConnectCall<Params>) => unknown,
): ConnectEndpoint {
  return (call) => run({ ...call, params: checkParams(schema, call.params) });
}
