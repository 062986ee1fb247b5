import { platformOf } from '#app/http/request/platform.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { getSessionId } from '#app/http/session/session.server.ts';
import styles from '#app/styles/invoice-page.css?inline';

/**
 * Inlines what an invoice page needs for its first paint, so that a client can read it after one round trip. A seller's
 * browser and the native app have the whole style sheet already.
 */
export function inlineFirstPaint({ request, context }: Call): void {
  if (getSessionId(request) !== null || platformOf(request) !== 'web') return;
  context.firstPaintStyles = styles;
}
