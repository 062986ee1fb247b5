import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { formPost } from './request-context.ts';

/** Posts a choice that is also stored in a cookie, and checks that the response sets the cookie. */
export function keeping(
  action: (call: never) => Promise<Response>,
  fields: Record<string, string>,
) {
  return async (context: RequestContext, { cookie }: { cookie: string }) => {
    const request = formPost('/api/choice', fields, cookie);
    const answer = await action({ request, context, params: {} } as never);
    const isKept = context.answerHeaders.getSetCookie().some((each) => /=(en-AU|au);/.test(each));
    if (answer.status === 204 && !isKept) throw new Error('The cookie does not keep the choice.');
    return { status: answer.status, said: answer.status === 204 ? null : await answer.json() };
  };
}
