import { useEffect, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import type { InstallOffer } from './install-offer.client.ts';
import { useIsOfflinePage } from './use-offline-page.ts';

/**
 * Loads the code for offline use and the installed app when the page is idle. Only the browser's install offer is
 * caught at once, because it fires once.
 */
export function OfflineParts({ country }: { country: CountryCode }) {
  const isOfflinePage = useIsOfflinePage();
  // If the network is down, the next page tries again.
  const { part } = useLazyImport(fetchParts, undefined, isOfflinePage ? 'quietly' : 'idle');
  const [offer, setOffer] = useState<InstallOffer | null>(null);

  useEffect(() => {
    const hear = (event: Event) => {
      // Our own prompt appears ten seconds later.
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    window.addEventListener('beforeinstallprompt', hear);
    return () => window.removeEventListener('beforeinstallprompt', hear);
  }, []);

  return part && <part.OfflineCare country={country} offer={offer} />;
}

const fetchParts = () => import('./offline-care.tsx');
