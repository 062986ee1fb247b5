import { useRevalidator } from '@remix-run/react';
import type { ReactNode } from 'react';
import { controlTexts } from '#app/i18n/controls.ts';
import { Button } from '../buttons/button.tsx';
import { listen } from '../hooks/listen.ts';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect.ts';
import { Banner } from './banner.tsx';

/**
 * Instead of a list's rows when the view that was asked for did not come; tries again by a press or when the network
 * is back.
 */
export function LoadFailure({ children }: { children: ReactNode }) {
  const { revalidate, state } = useRevalidator();
  // Once it is drawn it listens: the network may be back the moment after.
  useBrowserLayoutEffect(() => listen(window, { online: revalidate }), [revalidate]);
  return (
    <div className="mt-6">
      <Banner
        tone="danger"
        role="alert"
        action={
          <Button
            variant="secondary"
            size="small"
            loading={state !== 'idle'}
            onClick={() => revalidate()}
          >
            {controlTexts.tryAgain}
          </Button>
        }
      >
        {children}
      </Banner>
    </div>
  );
}
