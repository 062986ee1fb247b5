import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { listen } from '#app/ui/hooks/effects.ts';
import { classNames } from '../layout/class-names.ts';

type DisclosureMenuProps = {
  /** The button's accessible name. */
  label: string;
  button: ReactNode;
  buttonClassName?: string;
  /** The side of the button to align the panel with. */
  align?: 'start' | 'end';
  /** Width and padding of the panel, where the menu's defaults are too small. */
  panelClassName?: string;
  /** Called on a click on the button; `preventDefault()` keeps the panel closed. */
  onButtonClick?: (event: MouseEvent<HTMLElement>) => void;
  /** A function is called when the menu opens, so that the page doesn't contain its panel. */
  children: ReactNode | (() => ReactNode);
};

const closingSelector = 'a, button:not([type="submit"])';

/**
 * A button that opens a small panel of links or buttons. Built on `<details>`, so it opens without scripts. A click
 * inside (except one that submits a form), a click outside, leaving it with Tab, or Escape closes it.
 */
export function DisclosureMenu({
  label,
  button,
  buttonClassName,
  align = 'end',
  panelClassName = 'min-w-52 p-1.5',
  onButtonClick,
  children,
}: DisclosureMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isDrawn, setDrawn] = useState(typeof children !== 'function');

  useEffect(() => {
    // Opened before the scripts ran.
    if (details.current?.open) setDrawn(true);
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        menu.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && menu.contains(event.target)) return;
      menu.open = false;
    };
    return listen(document, { pointerdown: close, focusin: close, keydown: close });
  }, []);

  return (
    <details ref={details} className="relative">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
      <summary
        aria-label={label}
        className={classNames('rounded-md', buttonClassName)}
        onClick={(event) => {
          onButtonClick?.(event);
          if (!event.defaultPrevented) setDrawn(true);
        }}
      >
        {button}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: only closes the menu after a click on a link or button inside, which handle their own keys */}
      <div
        onClick={(event) => {
          const pressed = event.target instanceof Element && event.target.closest(closingSelector);
          if (pressed && details.current) details.current.open = false;
        }}
        className={classNames('menu-panel', panelClassName, align === 'end' ? 'right-0' : 'left-0')}
      >
        {isDrawn && (typeof children === 'function' ? children() : children)}
      </div>
    </details>
  );
}

/** The class of a menu item, for a link or a button. */
export const menuItemStyle = 'menu-item';
