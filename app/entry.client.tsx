import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NativeFrameContext } from '#app/frames/platform/platform.ts';
import { replaceBlockedStorage } from '#app/ui/browser/stored.client.ts';
import { decodeHandoff } from './remix/decode-handoff.client.ts';
import { keyHashEntries } from './remix/hash-entries.client.ts';

type NativeApp = typeof import('./native-app.tsx')['NativeApp'];

async function takeOver(nativeApp: NativeApp | null): Promise<void> {
  await decodeHandoff();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NativeFrameContext.Provider value={nativeApp}>
          <RemixBrowser />
        </NativeFrameContext.Provider>
      </StrictMode>,
    );
  });
}

/**
 * Whether the visitor went back or forward to another page of the same document before the scripts ran: the
 * server-rendered page is then the wrong one.
 */
function isLeft(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  const { origin, pathname } = window.location;
  // Older browsers report no URL in the entry.
  return Boolean(load?.name.startsWith(origin)) && new URL(load?.name ?? '').pathname !== pathname;
}

replaceBlockedStorage();
keyHashEntries();
if (isLeft()) window.location.reload();
// Browsers don't load the native frame; a page that was rendered in it needs it for hydration.
else if (document.documentElement.dataset.platform === 'native') {
  import('./native-app.tsx').then(
    ({ NativeApp }) => takeOver(NativeApp),
    () => takeOver(null),
  );
} else void takeOver(null);
