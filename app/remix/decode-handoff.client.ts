import { RemixBrowser } from '@remix-run/react';

/**
 * Decodes the loaders' data before hydration. `RemixBrowser` first throws a promise that does this; if it threw during
 * hydration, a click in the meantime would make hydration fail (React error 345).
 */
export async function decodeHandoff(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
