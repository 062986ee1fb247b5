import { useEffect } from 'react';
import { onceIdle } from '../live/once-idle.ts';

/** Fetches the tooltips once the page has nothing more urgent to do. */
export function useTooltips(): void {
  useEffect(
    () =>
      onceIdle(() => {
        import('#app/browser/page/tooltips.client.ts').then(
          ({ startTooltips }) => startTooltips(),
          // On a dead network the browser's own titles do.
          () => undefined,
        );
      }),
    [],
  );
}
