import { useSubmit } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { noteSignOutAsked } from '#app/browser/leave-browser.client.ts';
import { beginSignOut } from '#app/browser/sign-out-intent.client.ts';
import { countWaitingWork, type WaitingWork } from '#app/browser/waiting-work.client.ts';
import { ConfirmDialog } from '#app/components/confirm-dialog.tsx';
import { toast } from '#app/components/toast.tsx';

const signOutPath = '/api/sign-out';

/**
 * Asks before a sign-out that takes unsent work with it; offline there is no signing out, since the session stays. What
 * waits is looked up at the press; the question goes when meanwhile it was sent.
 */
export function SignOutQuestion({ person, work }: { person: string; work: WaitingWork }) {
  const submit = useSubmit();
  /** What the pressed button sends: its form may be gone with its menu by the time of the answer. */
  const [asked, setAsked] = useState<FormData | null>(null);

  useEffect(() => {
    const ask = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.action.endsWith(signOutPath)) return;
      if (navigator.onLine && !isWork(countWaitingWork(window.localStorage, person))) return;
      // Before any listener of the page's own.
      event.preventDefault();
      event.stopImmediatePropagation();
      // The native menu lies in the browser's top layer, above every question.
      form.closest('dialog')?.close();
      if (navigator.onLine) setAsked(new FormData(form));
      else {
        toast.error('You are still signed in', {
          id: 'sign-out',
          description: 'Signing out needs a connection. Please try again when you are back online.',
        });
      }
    };
    window.addEventListener('submit', ask, { capture: true });
    return () => window.removeEventListener('submit', ask, { capture: true });
  }, [person]);

  const hasWork = isWork(work);
  useEffect(() => {
    if (!hasWork) setAsked(null);
  }, [hasWork]);

  return (
    <ConfirmDialog
      question={
        asked &&
        'Something on this device was not sent to your account yet. Signing out removes it for good.'
      }
      title="Sign out without saving?"
      confirmLabel="Sign out"
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        if (!asked) return;
        setAsked(null);
        beginSignOut();
        noteSignOutAsked();
        submit(asked, { method: 'post', action: signOutPath });
      }}
    />
  );
}

function isWork({ invoices, settings }: WaitingWork): boolean {
  return invoices > 0 || settings;
}
