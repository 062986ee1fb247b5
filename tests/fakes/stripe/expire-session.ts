import * as z from 'zod';
import { expand } from './check-params.ts';
import { closeSession, findSession } from './checkout-sessions.ts';
import { endpoint } from './endpoint.ts';
import { announce } from './events.ts';
import { badRequest } from './refusal.ts';

export const expireSession = endpoint(z.strictObject({ expand }), ({ state, id, now }) => {
  const session = findSession(state, id, now);
  if (session.status !== 'open') {
    throw badRequest(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  closeSession(session, 'expired');
  announce(state, { type: 'checkout.session.expired', object: session }, now);
  return session;
});
