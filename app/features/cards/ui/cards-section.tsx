import { Link, useRevalidator, useSearchParams } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { CardAccount } from '#app/domain/cards/card-account.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { gettingPaidTexts } from '#app/features/cards/texts.ts';
import { SettingsSection } from '#app/features/settings/public.ts';
import { usePlatform } from '#app/frames/platform/platform.ts';
import { fill } from '#app/i18n/fill.ts';
import { dropParameters } from '#app/ui/browser/page/location.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { callCards } from './connect.api.client.ts';

export type CardsView = {
  /** Null if Stripe was never connected. */
  account: CardAccount | null;
  /** Invoices with a card payment that was not recorded. */
  mismatches: { invoiceId: string; invoiceNumber: string }[];
};

type CardsSectionProps = { country: CountryCode; cards: CardsView };

/**
 * The Getting paid section of Settings: the state of the seller's own Stripe account, and buttons to connect and
 * disconnect it.
 */
export function CardsSection({ country, cards: { account, mismatches } }: CardsSectionProps) {
  const { busy, isReturn, connect, disconnect } = useConnection(country);
  const state = account?.state ?? 'none';
  const wants = state === 'restricted' || state === 'unfinished' ? (account?.wants ?? []) : [];
  return (
    <SettingsSection
      id="getting-paid"
      heading={gettingPaidTexts.heading}
      about={gettingPaidTexts.about}
      isOpen={isReturn}
    >
      <div role="status" className="flex flex-col gap-2">
        <p className="font-medium text-ink">{gettingPaidTexts.states[state]}</p>
        {wants.length > 0 && (
          <>
            <p>{gettingPaidTexts.wantsHeading}</p>
            <ul className="list-disc pl-5">
              {wants.map((want) => (
                <li key={want}>{gettingPaidTexts.wants[want]}</li>
              ))}
            </ul>
          </>
        )}
        {state === 'restricted' && wants.length === 0 && <p>{gettingPaidTexts.checking}</p>}
      </div>
      {mismatches.map(({ invoiceId, invoiceNumber }) => (
        <Banner key={invoiceId} tone="warn">
          <Link to={`/view-invoice/${invoiceId}`} className="text-ink underline">
            {fill(gettingPaidTexts.mismatch, { number: invoiceNumber })}
          </Link>
        </Banner>
      ))}
      <div className="flex flex-wrap gap-3">
        {state !== 'ready' && (
          <Button loading={busy === 'connect'} onClick={connect}>
            {labelOf(state)}
          </Button>
        )}
        {state !== 'none' && state !== 'disconnected' && (
          <Button variant="secondary" loading={busy === 'disconnect'} onClick={disconnect}>
            {gettingPaidTexts.disconnect}
          </Button>
        )}
      </div>
    </SettingsSection>
  );
}

function labelOf(state: Exclude<CardAccount['state'], 'ready'> | 'none'): string {
  if (state === 'none') return gettingPaidTexts.connect;
  return state === 'disconnected' ? gettingPaidTexts.again : gettingPaidTexts.goOn;
}

function useConnection(country: CountryCode) {
  const platform = usePlatform();
  const { revalidate } = useRevalidator();
  const [parameters] = useSearchParams();
  const [busy, setBusy] = useState<'connect' | 'disconnect' | null>(null);
  const isBusy = useRef(false);
  const press = async (what: 'connect' | 'disconnect') => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(what);
    const answer = await callCards(`${what}-stripe`, { country, platform });
    isBusy.current = false;
    setBusy(null);
    if (answer.outcome === 'refused')
      toast.error(answer.refusal?.message ?? gettingPaidTexts.failed);
    else if (answer.url) window.location.assign(answer.url);
    else {
      if (what === 'disconnect') toast.success(gettingPaidTexts.disconnected);
      revalidate();
    }
  };
  // Stripe sends sellers back with `back`, or with `again` if the link to its form has expired.
  const arrival = parameters.get('stripe');
  const [isReturn] = useState(arrival !== null);
  const hasArrived = useRef(false);
  useEffect(() => {
    if (arrival === null || hasArrived.current) return;
    hasArrived.current = true;
    dropParameters('stripe');
    if (arrival === 'again') void press('connect');
  });
  return {
    busy,
    isReturn,
    connect: () => press('connect'),
    disconnect: () => press('disconnect'),
  };
}
