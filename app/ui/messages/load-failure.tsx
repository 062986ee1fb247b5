import { useRevalidator } from '@remix-run/react';
import type { ReactNode } from 'react';
import { controlTexts } from '#app/i18n/controls.ts';
import { Button } from '../buttons/button.tsx';
import { listen } from '../hooks/listen.ts';
import { useBrowserLayoutEffect } from '../hooks/use-browser-layout-effect.ts';
import { Banner } from './banner.tsx';

/**
 * Shown instead of a list's rows when the requested page didn't load; retries on a click or when the network is back.
 */
export function LoadFailure({ children }: { children: ReactNode }) {
  const { revalidate, state } = useRevalidator();
  // Listens right after the first render: the network may come back at any moment.
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
