import { Link } from '@remix-run/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { ListedInvoice } from '#app/domain/invoices/listed-invoice.ts';
import {
  editBlockReason,
  isCreditable,
  isInvoiceable,
  isOwed,
} from '#app/domain/invoices/status.ts';
import { creditNoteTexts } from '#app/features/credit-notes/texts.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import { invoiceListTexts, invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';

import { paymentTexts } from '#app/features/payments/texts.ts';
import { reviewTexts } from '#app/features/review/texts.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { listen, useLatest } from '#app/ui/hooks/effects.ts';
import { RowIcon } from '#app/ui/icons/row-icon.tsx';
import { menuItemStyle } from '#app/ui/overlays/disclosure-menu.tsx';
import type { RowHandlers } from './invoice-table.tsx';
import { RowButton } from './row-button.tsx';

type RowMenuProps = {
  kind: DocumentKind;
  invoice: ListedInvoice;
  createPath: string;
  handlers: RowHandlers;
};

// React 18's types don't know this attribute.
const asPopover = { popover: 'manual' };

/** The less common actions of a row. The page only contains the button; the menu is rendered when it opens. */
export function RowMenu(props: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const label = fill(invoiceListTexts.row.more, { number: props.invoice.invoiceNumber });
  return (
    <>
      <RowButton
        ref={button}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen((was) => !was)}
      />
      {isOpen && (
        <Panel {...props} id={panelId} button={button.current} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

type PanelProps = RowMenuProps & {
  id: string;
  button: HTMLButtonElement | null;
  onClose: () => void;
};

function Panel({ id, kind, invoice, createPath, handlers, button, onClose }: PanelProps) {
  const isInvoice = kind === 'invoice';
  const isTyped = kind !== 'credit-note';
  const panel = useRef<HTMLDivElement>(null);
  const close = useLatest(onClose);

  useEffect(() => {
    const element = panel.current;
    if (!element || !button) return;
    element.showPopover?.();
    placeAt(element, button);
    itemsOf(element)[0]?.focus({ preventScroll: true });
    const leave = (event: Event) => {
      const at = event.target;
      if (at instanceof Node && (element.contains(at) || button.contains(at))) return;
      close.current();
    };
    const closeByKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      button.focus();
      close.current();
    };
    const follow = () => {
      const { top, bottom } = button.getBoundingClientRect();
      if (bottom < 0 || top > window.innerHeight) close.current();
      else placeAt(element, button);
    };
    // Listens on the document, since the focus may be back on the button.
    const stops = [
      listen(document, { pointerdown: leave, focusin: leave, keydown: closeByKey }),
      listen(window, { scroll: follow, resize: follow }, { passive: true }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [button, close]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const items = itemsOf(event.currentTarget);
    const { length } = items;
    const at = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + length, Home: 0, End: length - 1 }[
      event.key
    ];
    if (next === undefined) return;
    items[next % length]?.focus();
    event.preventDefault();
  }

  function act(action: () => void) {
    button?.focus({ preventScroll: true });
    onClose();
    action();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys only move between the links and buttons inside
    <div
      ref={panel}
      id={id}
      // In the top layer, so that the table doesn't clip it.
      {...asPopover}
      className="row-menu"
      onKeyDown={onKeyDown}
    >
      <ul>
        {isTyped && (
          <li>
            <Link to={`${createPath}?clone=${invoice.id}`} className={menuItemStyle}>
              <RowIcon name="clone" />
              {invoiceWorkTexts.clone}
            </Link>
          </li>
        )}
        {isTyped && editBlockReason(invoice) === null && (
          <li>
            <Link to={`${createPath}?edit=${invoice.id}`} className={menuItemStyle}>
              <RowIcon name="edit" />
              {invoiceWorkTexts.edit}
            </Link>
          </li>
        )}
        {invoice.status !== 'void' && (
          <li>
            <button
              type="button"
              className={menuItemStyle}
              onClick={() => act(() => handlers.send({ ...invoice, kind }))}
            >
              <RowIcon name="send" />
              {sendingTexts.send}
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            className={menuItemStyle}
            // Must run in the click handler: browsers allow share sheets and new tabs only there.
            onClick={() => act(() => handlers.share(invoice))}
          >
            <RowIcon name="share" />
            {invoiceWorkTexts.share}
          </button>
        </li>
        {invoice.status !== 'void' && invoice.link !== null && (
          <li>
            <button
              type="button"
              className={menuItemStyle}
              onClick={() => act(() => handlers.shareLink(invoice))}
            >
              <RowIcon name="message" />
              {invoiceWorkTexts.shareLink}
            </button>
          </li>
        )}
        {isOwed(invoice.status) && (
          <li>
            <button
              type="button"
              className={menuItemStyle}
              onClick={() => act(() => handlers.recordPayment(invoice))}
            >
              <RowIcon name="payment" />
              {paymentTexts.record}
            </button>
          </li>
        )}
        {isInvoice && invoice.status !== 'void' && (
          <>
            <li>
              <Link to={`/view-invoice/${invoice.id}#review`} className={menuItemStyle}>
                <RowIcon name="check" />
                {reviewTexts.title}
              </Link>
            </li>
            <li data-web-only>
              <Link to={`/view-invoice/${invoice.id}#e-invoice`} className={menuItemStyle}>
                <RowIcon name="e-invoice" />
                {invoiceWorkTexts.eInvoice}
              </Link>
            </li>
          </>
        )}
        {kind === 'estimate' && isInvoiceable(invoice.status) && (
          <li>
            <Link to={`/view-invoice/${invoice.id}#make-invoice`} className={menuItemStyle}>
              <RowIcon name="invoice" />
              {estimateTexts.invoice.make}
            </Link>
          </li>
        )}
        {isInvoice && isCreditable(invoice) && (
          <li>
            <Link to={`/view-invoice/${invoice.id}#credit-note`} className={menuItemStyle}>
              <RowIcon name="credit-note" />
              {creditNoteTexts.make}
            </Link>
          </li>
        )}
        <li>
          <button
            type="button"
            className={menuItemStyle}
            onClick={() => act(() => handlers.archive(invoice))}
          >
            <RowIcon name={invoice.archived ? 'unarchive' : 'archive'} />
            {invoice.archived ? invoiceWorkTexts.unarchive : invoiceWorkTexts.archive}
          </button>
        </li>
        {isInvoice && editBlockReason(invoice) === null && (
          <li>
            <button
              type="button"
              className={menuItemStyle}
              onClick={() => act(() => handlers.void(invoice))}
            >
              <RowIcon name="void" />
              {invoiceWorkTexts.void}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function itemsOf(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('a, button')];
}

/** Places the menu below the button and aligned with its right edge, or above it if there is no room below. */
function placeAt(panel: HTMLElement, button: HTMLElement) {
  const gap = 4;
  const { top, bottom, right } = button.getBoundingClientRect();
  const fitsBelow = bottom + gap + panel.offsetHeight < window.innerHeight;
  panel.style.top = `${fitsBelow ? bottom + gap : Math.max(gap, top - gap - panel.offsetHeight)}px`;
  panel.style.right = `${document.documentElement.clientWidth - right}px`;
}
