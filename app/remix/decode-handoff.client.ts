import { RemixBrowser } from '@remix-run/react';

/**
 * Has Remix decode what the loaders answered. `RemixBrowser` throws the promise of it before anything else; thrown while
 * React takes the document over, a press meanwhile fails that (React's error 345).
 */
export async function decodeHandoff(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}
