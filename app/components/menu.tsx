import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type MenuItem = {
  label: string;
  icon?: ReactNode;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
};

/** Actions behind a button; arrow keys and first letters move in it. `trigger` is the button. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: MenuItem[] }) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 min-w-48 animate-rise-in rounded-lg border border-line bg-surface p-1.5 text-ink shadow-float"
        >
          {items.map(({ label, icon, tone, disabled, onSelect }) => (
            <DropdownMenu.Item
              key={label}
              disabled={disabled}
              onSelect={onSelect}
              className={classNames(
                'thumb flex cursor-pointer items-center gap-3 rounded-md px-3 text-[0.9375rem] outline-none data-disabled:cursor-default data-highlighted:bg-sunken data-disabled:opacity-55',
                tone === 'danger' && 'text-danger-ink',
              )}
            >
              {icon}
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
