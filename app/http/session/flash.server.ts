import { createCookie, redirect } from '@remix-run/cloudflare';
import * as z from 'zod';
import { confirmParameter } from '#app/domain/account/email-link.ts';
import { identityProviders } from '#app/domain/account/identity-provider.ts';
import { type FlashMessage, messageShape, sayFlash } from './flash-message.server.ts';

/** Passes a message to the next page. */
export const flashCookie = createCookie('__Host-flash', {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: 60,
});

const flashShape = z.lazy(() =>
  z.object({
    /** Distinguishes two equal messages in a row. */
    id: z.string().max(50),
    kind: z.enum(['success', 'error', 'info']),
    message: messageShape,
    /** A user returned from an identity provider: the event for the page to count, with consent. */
    arrival: z
      .object({ event: z.enum(['sign_up', 'login']), method: z.enum(identityProviders) })
      .optional(),
  }),
);

type StoredFlash = z.infer<typeof flashShape>;

/** A message that a page shows once as a toast, in its language. */
type Flash = Omit<StoredFlash, 'message'> & { message: string };

/** Redirects to a page that shows a toast. `path` must be one of our paths; the status is 302 by default. */
export async function redirectWithFlash(
  path: string,
  kind: Flash['kind'],
  message: FlashMessage,
  { status = 302, arrival }: { status?: number; arrival?: Flash['arrival'] } = {},
): Promise<Response> {
  const cookie = await serializeFlash(kind, message, arrival);
  return redirect(path, { status, headers: { 'Set-Cookie': cookie } });
}

/** Returns the `Set-Cookie` value of a message for the next page, for responses whose script navigates itself. */
export function serializeFlash(
  kind: Flash['kind'],
  message: FlashMessage,
  arrival?: Flash['arrival'],
): Promise<string> {
  const flash: StoredFlash = { id: crypto.randomUUID(), kind, message, arrival };
  return flashCookie.serialize(flash);
}

/**
 * Returns the message for this page, if any, and adds the cookie's removal to `answerHeaders`. A confirmation link
 * takes none: it redirects with its own message, which that removal would delete.
 */
export async function takeFlash(request: Request, answerHeaders: Headers): Promise<Flash | null> {
  if (new URL(request.url).searchParams.has(confirmParameter)) return null;
  const stored = await flashCookie.parse(request.headers.get('Cookie'));
  if (stored === null) return null;
  answerHeaders.append('Set-Cookie', await flashCookie.serialize('', { maxAge: 0 }));
  const flash = flashShape.safeParse(stored);
  return flash.success ? { ...flash.data, message: sayFlash(flash.data.message) } : null;
}

/** Returns the headers of a redirect without the removal of a message, which waits for the final page. */
export function keepFlash(answerHeaders: Headers): Headers {
  const kept = new Headers(answerHeaders);
  kept.delete('Set-Cookie');
  for (const cookie of answerHeaders.getSetCookie()) {
    const isRemoval = cookie.startsWith(`${flashCookie.name}=`) && cookie.includes('Max-Age=0');
    if (!isRemoval) kept.append('Set-Cookie', cookie);
  }
  return kept;
}
