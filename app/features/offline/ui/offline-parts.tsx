import { useEffect, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { onceIdle } from '#app/ui/hooks/once-idle.ts';
import { useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import type { InstallOffer } from './install-offer.client.ts';
import { useIsOfflinePage } from './use-offline-page.ts';

/**
 * Loads the code for offline use and the installed app when the page is idle. Only the browser's install offer is
 * caught at once, because it fires once.
 */
export function OfflineParts({ country }: { country: CountryCode }) {
  // If the network is down, the next page tries again.
  const { part, fetchNow } = useLazyImport(fetchParts);
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  const isOfflinePage = useIsOfflinePage();

  useEffect(() => {
    const hear = (event: Event) => {
      // Our own prompt appears ten seconds later.
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    window.addEventListener('beforeinstallprompt', hear);
    return () => window.removeEventListener('beforeinstallprompt', hear);
  }, []);

  useEffect(() => {
    const fetchCare = () => fetchNow(true);
    if (!isOfflinePage) return onceIdle(fetchCare);
    fetchCare();
    return undefined;
  }, [isOfflinePage, fetchNow]);

  return part && <part.OfflineCare country={country} offer={offer} />;
}

const fetchParts = () => import('./offline-care.tsx');
