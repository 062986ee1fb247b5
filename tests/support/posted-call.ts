import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import type { Person } from './posted-writes.ts';
import { jsonPost } from './request-context.ts';

/** Returns a function that posts JSON to an API endpoint as a user, after an optional preparation. */
export const postedCall =
  (
    answer: (call: Call) => Promise<Response>,
    json: (person: Person) => object = () => ({}),
    prepare?: (person: Person, context: RequestContext) => unknown,
  ) =>
  async (context: RequestContext, person: Person) => {
    await prepare?.(person, context);
    const request = jsonPost('/api/x', json(person), person.cookie);
    const response = await answer({ request, context });
    return { status: response.status, said: await response.json().catch(() => null) };
  };
