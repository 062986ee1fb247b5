// Lucide's icons as symbols in one cached SVG: inlined in every row, they were a sixth of the page.
import icons from './row-icons.svg?url';

/** The icon of a row action; the text next to it conveys the meaning. */
export function RowIcon({
  name,
}: {
  name:
    | 'view'
    | 'download'
    | 'link'
    | 'unlink'
    | 'paid'
    | 'unpaid'
    | 'credit-note'
    | 'delivery'
    | 'e-invoice'
    | 'check'
    | 'invoice'
    | 'payment'
    | 'schedule'
    | 'repeat'
    | 'void'
    | 'clone'
    | 'edit'
    | 'send'
    | 'delete'
    | 'share'
    | 'message'
    | 'archive'
    | 'unarchive';
}) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="row-icon">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
