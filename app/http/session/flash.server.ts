import { createCookie, redirect } from '@remix-run/cloudflare';
import * as z from 'zod';
import { confirmParameter } from '#app/domain/account/email-link.ts';
import { identityProviders } from '#app/domain/account/identity-provider.ts';
import { type FlashMessage, messageShape, sayFlash } from './flash-message.server.ts';

/** Carries the message to the next page. */
export const flashCookie = createCookie('__Host-flash', {
  path: '/',
  httpOnly: true,
  secure: true,
  sameSite: 'lax',
  maxAge: 60,
});

const flashShape = z.lazy(() =>
  z.object({
    /** Tells two equal messages in a row apart. */
    id: z.string().max(50),
    kind: z.enum(['success', 'error', 'info']),
    message: messageShape,
    /** A user came back from an identity provider: what the page is to count, with consent. */
    arrival: z
      .object({ event: z.enum(['sign_up', 'login']), method: z.enum(identityProviders) })
      .optional(),
  }),
);

type StoredFlash = z.infer<typeof flashShape>;

/** A message that a page shows once as a toast, in its language. */
type Flash = Omit<StoredFlash, 'message'> & { message: string };

/** A redirect whose target shows a toast. `path` must be a path of ours; the status is 302 unless told. */
export async function redirectWithFlash(
  path: string,
  kind: Flash['kind'],
  message: FlashMessage,
  { status = 302, arrival }: { status?: number; arrival?: Flash['arrival'] } = {},
): Promise<Response> {
  const cookie = await serializeFlash(kind, message, arrival);
  return redirect(path, { status, headers: { 'Set-Cookie': cookie } });
}

/** The `Set-Cookie` value of a message for the next page, for an answer whose script goes there by itself. */
export function serializeFlash(
  kind: Flash['kind'],
  message: FlashMessage,
  arrival?: Flash['arrival'],
): Promise<string> {
  const flash: StoredFlash = { id: crypto.randomUUID(), kind, message, arrival };
  return flashCookie.serialize(flash);
}

/**
 * The message that waits for this page, if any; when there is one, `answerHeaders` gets the cookie's removal. A
 * confirmation link takes none: it leads on with a message of its own, which a removal beside it would take away.
 */
export async function takeFlash(request: Request, answerHeaders: Headers): Promise<Flash | null> {
  if (new URL(request.url).searchParams.has(confirmParameter)) return null;
  const stored = await flashCookie.parse(request.headers.get('Cookie'));
  if (stored === null) return null;
  answerHeaders.append('Set-Cookie', await flashCookie.serialize('', { maxAge: 0 }));
  const flash = flashShape.safeParse(stored);
  return flash.success ? { ...flash.data, message: sayFlash(flash.data.message) } : null;
}

/** Headers of a redirect without the removal of a message: it waits for the page that is shown in the end. */
export function keepFlash(answerHeaders: Headers): Headers {
  const kept = new Headers(answerHeaders);
  kept.delete('Set-Cookie');
  for (const cookie of answerHeaders.getSetCookie()) {
    const isRemoval = cookie.startsWith(`${flashCookie.name}=`) && cookie.includes('Max-Age=0');
    if (!isRemoval) kept.append('Set-Cookie', cookie);
  }
  return kept;
}
