import { Link } from '@remix-run/react';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import type { OwnersView } from '../words/owners-view.ts';

/** The related documents of a document, for its owner; renders nothing without any. */
export function DocumentRelatives({
  owner: { relatives },
}: {
  owner: Pick<OwnersView, 'relatives'>;
}) {
  if (relatives.length === 0) return null;
  const title = publicInvoiceTexts.owner.relatives;
  return (
    <section aria-label={title} className="px-3 py-1">
      <h2 className="font-medium">{title}</h2>
      <ul>
        {relatives.map(({ id, text }) => (
          <li key={id}>
            <Link to={`/view-invoice/${id}`} className="thumb figures underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
