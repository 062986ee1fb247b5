import { useSubmit } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { beginSignOut } from '#app/browser/account/sign-out-intent.client.ts';
import { noteSignOutAsked } from '#app/browser/clear-user-data.client.ts';
import { type OutboxStatus, readOutboxStatus } from '#app/browser/outbox/invoice-entries.client.ts';
import { listen } from '#app/components/hooks/listen.ts';
import { toast } from '#app/components/messages/toast.tsx';
import { ConfirmDialog } from '#app/components/overlays/confirm-dialog.tsx';

const signOutPath = '/api/sign-out';

/**
 * Asks before a sign-out that takes the outbox with it; offline there is no signing out, since the session stays. The
 * outbox is looked up at the press; the question goes when meanwhile it was sent.
 */
export function SignOutQuestion({ person, outbox }: { person: string; outbox: OutboxStatus }) {
  const submit = useSubmit();
  /** What the pressed button sends: its form may be gone with its menu by the time of the answer. */
  const [asked, setAsked] = useState<FormData | null>(null);

  useEffect(() => {
    const ask = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.action.endsWith(signOutPath)) return;
      if (navigator.onLine && isEmpty(readOutboxStatus(window.localStorage, person))) return;
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
    return listen(window, { submit: ask }, { capture: true });
  }, [person]);

  const isSent = isEmpty(outbox);
  useEffect(() => {
    if (isSent) setAsked(null);
  }, [isSent]);

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

function isEmpty({ waiting, refused, settings }: OutboxStatus): boolean {
  return waiting + refused === 0 && !settings;
}
