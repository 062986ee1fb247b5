import { RemixBrowser } from '@remix-run/react';

/**
 * Decodes the loaders' data before hydration. Otherwise `RemixBrowser` throws a promise that does so, and a click
 * during hydration would make it fail (React error 345).
 */
export async function decodeHandoff(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
