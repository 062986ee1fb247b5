import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '#app/ui/buttons/button.tsx';

type MoveButtonsProps = {
  upLabel: string;
  downLabel: string;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the row up (-1) or down (1); resolves once the list shows it in its new place. */
  onMove: (by: -1 | 1) => Promise<void>;
};

/** The buttons that move a row of a list; the arrow keys do the same on either of them. */
export function MoveButtons({ upLabel, downLabel, isFirst, isLast, onMove }: MoveButtonsProps) {
  async function move(by: -1 | 1, button: HTMLElement) {
    if (by === -1 ? isFirst : isLast) return;
    await onMove(by);
    // A row that moves in the page loses the focus.
    button.focus();
  }
  const buttons = [
    { by: -1, label: upLabel, isEnd: isFirst, Icon: ArrowUp },
    { by: 1, label: downLabel, isEnd: isLast, Icon: ArrowDown },
  ] as const;
  return buttons.map(({ by, label, isEnd, Icon }) => (
    <IconButton
      key={by}
      label={label}
      aria-disabled={isEnd || undefined}
      onClick={({ currentTarget }) => move(by, currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
        event.preventDefault();
        void move(event.key === 'ArrowUp' ? -1 : 1, event.currentTarget);
      }}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </IconButton>
  ));
}
