import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { IconButton } from '#app/ui/buttons/button.tsx';
import { listen } from '#app/ui/hooks/effects.ts';
import { itemFieldKey } from './field-key.ts';

type ItemMoverProps = {
  id: string;
  /** From 1. */
  position: number;
  disabled: boolean;
  /** Moves the line to a place, counted from 0. */
  onMove: (id: string, to: number) => void;
};

/** The handle of a line: dragged, or moved by the arrow keys, it takes the line to another place. */
export function ItemMover({ id, position, disabled, onMove }: ItemMoverProps) {
  const moveByKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(id, Math.max(0, position - 1 + step));
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const list = event.currentTarget.closest('[data-items]');
    if (event.button !== 0 || !list) return;
    const end = () => stop();
    const stop = listen(window, {
      pointermove: ({ clientY }) => {
        onMove(id, placeAt(clientY, otherRows(list, id)));
        scrollAtEdges(clientY);
      },
      pointerup: end,
      pointercancel: end,
    });
  };
  return (
    <IconButton
      label={fill(invoiceFormTexts.items.move, { position })}
      title={invoiceFormTexts.items.howToMove}
      name={itemFieldKey(id, 'move')}
      className="cursor-grab touch-none active:cursor-grabbing"
      disabled={disabled}
      onKeyDown={moveByKey}
      onPointerDown={drag}
    >
      <GripVertical aria-hidden="true" className="size-[1.125rem]" />
    </IconButton>
  );
}

type Row = { top: number; height: number };

/** The place, from 0, of a line that is dragged at a height: behind all the others whose middles lie above it. */
export function placeAt(y: number, others: readonly Row[]): number {
  return others.filter(({ top, height }) => top + height / 2 < y).length;
}

function otherRows(list: Element, id: string): Row[] {
  return [...list.querySelectorAll<HTMLElement>('[data-item]')]
    .filter((row) => row.dataset.item !== id)
    .map((row) => row.getBoundingClientRect());
}

const edge = 96;
const step = 16;

function scrollAtEdges(y: number): void {
  if (y < edge) window.scrollBy(0, -step);
  else if (y > window.innerHeight - edge) window.scrollBy(0, step);
}
