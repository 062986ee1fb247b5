import { useEffect, useRef, useState } from 'react';
import { beginSignOut } from '#app/browser/sign-out-intent.client.ts';
import type { WaitingWork } from '#app/browser/waiting-work.client.ts';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { toast } from '#app/components/toast.tsx';

/** Asks before a sign-out that takes unsent work with it; offline there is no signing out, since the session stays. */
export function SignOutQuestion({ isOnline, work }: { isOnline: boolean; work: WaitingWork }) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const isSure = useRef(false);
  const hasWork = work.invoices > 0 || work.settings;

  useEffect(() => {
    if (isOnline && !hasWork) return;
    const ask = (event: SubmitEvent) => {
      const asked = event.target;
      if (!(asked instanceof HTMLFormElement) || !asked.action.endsWith('/api/sign-out')) return;
      if (isSure.current) return;
      // Before any listener of the page's own.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (isOnline) setForm(asked);
      else {
        toast.error('You are still signed in', {
          id: 'sign-out',
          description: 'Signing out needs a connection. Please try again when you are back online.',
        });
      }
    };
    window.addEventListener('submit', ask, { capture: true });
    return () => window.removeEventListener('submit', ask, { capture: true });
  }, [isOnline, hasWork]);

  return (
    <ConfirmDialog
      question={
        form &&
        'Something on this device was not sent to your account yet. Signing out removes it for good.'
      }
      title="Sign out without saving?"
      confirmLabel="Sign out"
      onCancel={() => setForm(null)}
      onConfirm={() => {
        isSure.current = true;
        beginSignOut();
        form?.requestSubmit();
        setForm(null);
      }}
    />
  );
}
