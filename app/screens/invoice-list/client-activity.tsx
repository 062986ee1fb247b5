import type { CountryCode } from '#app/domain/country/country.ts';
import { formatDate } from '#app/domain/dates.ts';

type ClientActivityProps = {
  invoice: {
    country: CountryCode;
    /** `YYYY-MM-DD`, the seller's day; null as long as it has not happened. */
    openedOn: string | null;
    payClickedOn: string | null;
  };
};

/** How far the client has come with an invoice, in one small line; nothing when nothing happened. */
export function ClientActivity({ invoice }: ClientActivityProps) {
  const { country, openedOn, payClickedOn } = invoice;
  const day = payClickedOn ?? openedOn;
  if (!day) return null;
  return (
    <span className="client-activity">
      {payClickedOn ? 'Clicked to pay' : 'Opened'} {formatDate(day, country)}
    </span>
  );
}
