import { useEffect, useState } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { onceIdle } from '#app/ui/hooks/once-idle.ts';
import { useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import type { InstallOffer } from './install-offer.client.ts';
import { useIsOfflinePage } from './use-offline-page.ts';

/**
 * What makes a page work offline and as an installed app; fetched once the page has nothing more urgent to do. Only the
 * browser's offer to install is caught at once, since it comes once.
 */
export function OfflineParts({ country }: { country: CountryCode }) {
  // On a dead network the next page tries again.
  const { part, fetchNow } = useLazyImport(fetchParts);
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  const isOfflinePage = useIsOfflinePage();

  useEffect(() => {
    const hear = (event: Event) => {
      // Ours comes ten seconds later, and only to who wants it.
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
