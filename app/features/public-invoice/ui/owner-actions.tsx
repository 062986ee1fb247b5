import { Link } from '@remix-run/react';
import { Ellipsis } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { Button, buttonStyle } from '#app/ui/buttons/button.tsx';
import { Spinner } from '#app/ui/icons/icons.tsx';
import { RowIcon } from '#app/ui/icons/row-icon.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { DisclosureMenu, menuItemStyle } from '#app/ui/overlays/disclosure-menu.tsx';

type OwnerAction = {
  label: string;
  icon: ComponentProps<typeof RowIcon>['name'];
  /** The native app has another place for it. */
  isWebOnly?: boolean;
  isWorking?: boolean;
} & ({ to: string } | { onClick: () => void });

/** How many actions are buttons on a phone and on wider screens; the others are in the menu. */
const shownOnPhone = 2;
const shownWide = 3;

/** The actions of a document in the order of their importance: the first are buttons, the others one menu. */
export function OwnerActions({ actions }: { actions: readonly (OwnerAction | false)[] }) {
  const all = actions.filter((action) => action !== false);
  const inMenu = all.slice(shownOnPhone);
  return (
    <div className="flex items-center gap-2">
      {all.slice(0, shownWide).map((action, at) => (
        <ActionButton
          key={action.icon}
          action={action}
          look={classNames(
            buttonStyle({ variant: at === 0 ? 'primary' : 'secondary', size: 'small' }),
            at === 0 && '[&>.row-icon]:text-current',
            at >= shownOnPhone && 'max-sm:hidden',
          )}
        />
      ))}
      {inMenu.length > 0 && (
        <div className="ml-auto">
          <DisclosureMenu
            label={publicInvoiceTexts.owner.more}
            button={
              inMenu.some(({ isWorking }) => isWorking) ? (
                <Spinner />
              ) : (
                <Ellipsis aria-hidden="true" className="size-5" />
              )
            }
            buttonClassName={buttonStyle({ variant: 'secondary', size: 'small' })}
          >
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: keeps the focus when the menu closes, whatever clicked its links and buttons */}
            <ul onClick={focusMenuButton}>
              {inMenu.map((action, at) => (
                <li
                  key={action.icon}
                  data-web-only={action.isWebOnly || undefined}
                  className={at < shownWide - shownOnPhone ? 'sm:hidden' : undefined}
                >
                  <ActionButton action={action} look={menuItemStyle} />
                </li>
              ))}
            </ul>
          </DisclosureMenu>
        </div>
      )}
    </div>
  );
}

/** Dialogs return the focus to where it was when they opened, so it must not be in a closed menu. */
function focusMenuButton({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('details')?.querySelector('summary')?.focus({ preventScroll: true });
}

function ActionButton({ action, look }: { action: OwnerAction; look: string }) {
  const { label, icon, isWebOnly, isWorking = false } = action;
  const around = { 'data-web-only': isWebOnly || undefined, className: look };
  if ('to' in action) {
    return (
      <Link to={action.to} {...around}>
        <RowIcon name={icon} />
        {label}
      </Link>
    );
  }
  return (
    <button
      type="button"
      {...around}
      aria-disabled={isWorking || undefined}
      aria-busy={isWorking || undefined}
      onClick={isWorking ? undefined : action.onClick}
    >
      {isWorking ? <Spinner /> : <RowIcon name={icon} />}
      {label}
    </button>
  );
}

type Sharing = {
  isShared: boolean;
  /** A change is in progress. */
  isWorking: boolean;
  onChange: (shared: boolean) => Promise<void>;
};

/** Withdraws an invoice's link after a confirmation, as an action; while it has none, a notice offers a new one. */
export function useSharing({ isShared, isWorking, onChange }: Sharing): {
  stop: OwnerAction | false;
  notice: ReactNode;
} {
  const [isAsking, setAsking] = useState(false);
  const { stop, renew, none, title, question } = publicInvoiceTexts.sharing;
  return {
    stop: isShared && { label: stop, icon: 'unlink', onClick: () => setAsking(true) },
    notice: (
      <>
        {!isShared && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p>{none}</p>
            <Button
              variant="secondary"
              size="small"
              loading={isWorking}
              onClick={() => onChange(true)}
            >
              {renew}
            </Button>
          </div>
        )}
        <ConfirmDialog
          title={title}
          question={isAsking ? question : null}
          confirmLabel={stop}
          isWorking={isWorking}
          onConfirm={() => onChange(false).then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      </>
    ),
  };
}
