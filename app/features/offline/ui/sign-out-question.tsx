import { useSubmit } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { noteSignOutAsked } from '#app/features/account/public.ts';
import { offlineTexts } from '#app/features/offline/texts.ts';
import { beginSignOut } from '#app/ui/browser/session/sign-out-intent.client.ts';
import { listen } from '#app/ui/hooks/effects.ts';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { type OutboxStatus, readOutboxStatus } from './waiting-invoices.client.ts';

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
        toast.error(offlineTexts.signOut.impossible, {
          id: 'sign-out',
          description: offlineTexts.signOut.whyImpossible,
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
      question={asked && offlineTexts.signOut.question}
      title={offlineTexts.signOut.title}
      confirmLabel={offlineTexts.signOut.confirm}
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
