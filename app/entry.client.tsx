import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NativeFrameContext } from '#app/frames/platform/platform.ts';
import { replaceBlockedStorage } from '#app/ui/browser/blocked-storage.client.ts';
import { decodeHandoff } from './remix/decode-handoff.client.ts';
import { keyHashEntries } from './remix/hash-entries.client.ts';

type NativeFrame = typeof import('#app/frames/native/native-frame.tsx')['NativeFrame'];

async function takeOver(nativeFrame: NativeFrame | null): Promise<void> {
  await decodeHandoff();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NativeFrameContext.Provider value={nativeFrame}>
          <RemixBrowser />
        </NativeFrameContext.Provider>
      </StrictMode>,
    );
  });
}

/**
 * Whether the visitor went back or on, to a page that shared its document with this one, before the scripts ran: what the
 * server drew is not what belongs here.
 */
function isLeft(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  const { origin, pathname } = window.location;
  // Older browsers give it no address.
  return Boolean(load?.name.startsWith(origin)) && new URL(load?.name ?? '').pathname !== pathname;
}

replaceBlockedStorage();
keyHashEntries();
if (isLeft()) window.location.reload();
// Browsers go without the native frame; a page that was drawn in it needs it from the first moment.
else if (document.documentElement.dataset.platform === 'native') {
  import('#app/frames/native/native-frame.tsx').then(
    ({ NativeFrame }) => takeOver(NativeFrame),
    () => takeOver(null),
  );
} else void takeOver(null);
