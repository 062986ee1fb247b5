import { useEffect, useState } from 'react';
import { offlineTexts } from '#app/features/offline/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { PromptCard } from '#app/ui/messages/prompt-card.tsx';
import { dismissInstall, type InstallOffer, mayAskToInstall } from './install-offer.client.ts';

/** How long after the browser's offer the question comes. */
export const installDelayMs = 10_000;

/** Asks to install the product as an app, ten seconds after the browser offers it. */
export function InstallPrompt({
  offer,
  productName,
}: {
  offer: InstallOffer | null;
  productName: string;
}) {
  const [asks, setAsks] = useState(false);

  useEffect(() => {
    if (!offer) return;
    const timer = setTimeout(
      () => setAsks(mayAskToInstall(window.localStorage, Date.now())),
      installDelayMs,
    );
    const installed = () => setAsks(false);
    window.addEventListener('appinstalled', installed);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('appinstalled', installed);
    };
  }, [offer]);

  if (!offer || !asks) return null;
  return (
    <PromptCard
      title={fill(offlineTexts.install.title, { product: productName })}
      confirmLabel={offlineTexts.install.confirm}
      dismissLabel={offlineTexts.install.dismiss}
      onConfirm={() => {
        setAsks(false);
        // The browser asks once more, and a user who says no there has said it.
        offer.prompt().catch(() => undefined);
      }}
      onDismiss={() => {
        setAsks(false);
        dismissInstall(window.localStorage, Date.now());
      }}
    >
      {offlineTexts.install.about}
    </PromptCard>
  );
}
