import { useBlocker } from '@remix-run/react';
import { useEffect } from 'react';
import { listen } from '#app/components/hooks/listen.ts';
import { ConfirmDialog } from '#app/components/overlays/confirm-dialog.tsx';

/**
 * Asks before another page takes away what was changed and not saved; the browser asks where the document goes. The
 * settings of another country keep it, and a user who signs out has decided.
 */
export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ nextLocation: { pathname } }) =>
      isChanged && !pathname.endsWith('/settings') && pathname !== '/api/sign-out',
  );
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // For browsers that do not know the line above yet.
      event.returnValue = '';
    };
    return listen(window, { beforeunload: ask });
  }, [isChanged]);
  return (
    <ConfirmDialog
      title="Leave without saving?"
      question={blocker.state === 'blocked' ? 'What you changed here is not saved yet.' : null}
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}

/** The settings page's FAQ; every answer is true of the product as it stands. */
export const settingsQuestions = [
  {
    title: 'How many invoices are free?',
    content:
      '3 invoices in total. Drafts and previews do not count; an invoice counts once, when you save it.',
  },
  {
    title: 'What happens to an invoice I have not saved?',
    content:
      'It is kept in this browser with every change and comes back when you open Create Invoice again.',
  },
  {
    title: 'How does my client get an invoice?',
    content:
      'Send the PDF, or copy the link from your invoice list. Your client opens it without an account.',
  },
  {
    title: 'Who can change my invoices?',
    content:
      'You alone. Whoever has the link to an invoice can read it, download it and pay it, nothing else.',
  },
];
