import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { classNames } from '#app/components/layout/class-names.ts';
import type { AuthIntent } from './check-credentials.ts';

const tabs = [
  { intent: 'sign-in', label: 'Sign in' },
  { intent: 'sign-up', label: 'Create account' },
] as const satisfies { intent: AuthIntent; label: string }[];

type AuthTabsProps = {
  shown: AuthIntent;
  /** The address of a tab, which leads there without scripts. */
  hrefOf: (intent: AuthIntent) => string;
  onShow: (intent: AuthIntent) => void;
};

/** The ids that tie a tab to its panel. */
export const tabId = (intent: AuthIntent) => `${intent}-tab`;
export const panelId = (intent: AuthIntent) => `${intent}-panel`;

/** Sign in and Create account: tabs by keyboard and for screen readers, plain links without scripts. */
export function AuthTabs({ shown, hrefOf, onShow }: AuthTabsProps) {
  const list = useRef<HTMLDivElement>(null);

  const show = (intent: AuthIntent) => {
    onShow(intent);
    list.current?.querySelector<HTMLElement>(`#${tabId(intent)}`)?.focus();
  };
  const onClick = (event: MouseEvent, intent: AuthIntent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(intent);
  };
  const onKeyDown = (event: KeyboardEvent, intent: AuthIntent) => {
    const other = intent === 'sign-in' ? 'sign-up' : 'sign-in';
    const targets: Record<string, AuthIntent> = {
      ArrowLeft: other,
      ArrowRight: other,
      Home: 'sign-in',
      End: 'sign-up',
      ' ': intent,
    };
    const target = targets[event.key];
    if (!target) return;
    event.preventDefault();
    show(target);
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Sign in or create an account"
      className="flex gap-6 border-line border-b"
    >
      {tabs.map(({ intent, label }) => (
        <a
          key={intent}
          id={tabId(intent)}
          role="tab"
          href={hrefOf(intent)}
          aria-selected={intent === shown}
          aria-controls={panelId(intent)}
          tabIndex={intent === shown ? 0 : -1}
          onClick={(event) => onClick(event, intent)}
          onKeyDown={(event) => onKeyDown(event, intent)}
          className={classNames(
            'thumb -mb-px flex items-center border-b-2 px-1 font-medium transition-colors duration-150',
            intent === shown
              ? 'border-accent text-ink'
              : 'border-transparent text-ink-faint hover:text-ink',
          )}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
