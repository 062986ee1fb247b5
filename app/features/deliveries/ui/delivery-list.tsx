import { deliveryName } from '#app/domain/deliveries/delivery.ts';
import { deliveryTexts } from '#app/features/deliveries/texts.ts';
import type { ShownDelivery } from '#app/features/deliveries/words/describe-deliveries.ts';
import type { OwnersView } from '#app/features/public-invoice/public.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button, buttonStyle } from '#app/ui/buttons/button.tsx';

type DeliveryListProps = {
  owner: Pick<OwnersView, 'id' | 'country' | 'deliveries'>;
  /** Null if notes can no longer be sent. */
  onSend: ((noteId: string) => void) | null;
};

/** The delivery notes of a document, for its owner; renders nothing without any. */
export function DeliveryList({ owner, onSend }: DeliveryListProps) {
  const { id, country, deliveries } = owner;
  if (deliveries.length === 0) return null;
  const title = deliveryTexts.list[deliveryName(country)];
  return (
    <section aria-label={title} className="px-3 py-1">
      <h2 className="font-medium">{title}</h2>
      <ul>
        {deliveries.map((note) => (
          <Note
            key={note.id}
            note={note}
            address={`/view-invoice/${id}/delivery-notes/${note.n}`}
            onSend={onSend && (() => onSend(note.id))}
          />
        ))}
      </ul>
    </section>
  );
}

type NoteProps = { note: ShownDelivery; address: string; onSend: (() => void) | null };

function Note({ note: { number, about }, address, onSend }: NoteProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 border-line py-1 not-first:border-t">
      <div className="min-w-48 flex-1 py-1 [overflow-wrap:anywhere]">
        <span className="figures mr-2 font-semibold">{number}</span>
        <span className="text-ink-soft">{about}</span>
      </div>
      <span className="-ml-3 flex flex-wrap">
        <a
          href={address}
          download
          data-web-only
          aria-label={fill(deliveryTexts.downloadOf, { number })}
          className={buttonStyle({ variant: 'quiet', size: 'small' })}
        >
          {deliveryTexts.download}
        </a>
        {onSend && (
          <Button
            variant="quiet"
            size="small"
            aria-label={fill(deliveryTexts.sendOf, { number })}
            onClick={onSend}
          >
            {deliveryTexts.send}
          </Button>
        )}
      </span>
    </li>
  );
}
