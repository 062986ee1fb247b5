import { RemixBrowser } from '@remix-run/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { NativeFrameContext } from './screens/platform/platform.ts';

type NativeFrame = typeof import('./screens/native-frame/native-frame.tsx')['NativeFrame'];

/**
 * Has Remix decode what the loaders answered. `RemixBrowser` throws the promise of it before anything else; thrown while
 * React takes the document over, a press meanwhile fails that (React's error 345).
 */
async function decodeHandoff(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

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

// Browsers go without the native frame; a page that was drawn in it needs it from the first moment.
if (document.documentElement.dataset.platform === 'native') {
  import('./screens/native-frame/native-frame.tsx').then(
    ({ NativeFrame }) => takeOver(NativeFrame),
    () => takeOver(null),
  );
} else void takeOver(null);
