import { act, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import type { InvoiceFormScreenProps } from '#app/features/invoice-form/ui/invoice-form-screen.tsx';
import type { OpenedInvoice } from '#app/features/invoice-form/ui/start-draft.ts';
import { type FormWork, useInvoiceForm } from '#app/features/invoice-form/ui/use-invoice-form.ts';
import { useSnapshot } from '#app/ui/local-document/use-snapshot.ts';
import { ToastArea } from '#app/ui/messages/toast.tsx';
// Loaded with the test, so that nothing waits for an import.
import '#app/features/invoice-form/ui/draft-rules.ts';
import '#app/ui/messages/toaster.tsx';
import { openScreenInDom } from '#tests/support/open-screen.tsx';
import { guestForm, savedAnswer } from './complete-draft.ts';

/** Long enough for typed text to be stored, and for a dialog to close. */
const settleMs = 250;

type Start = {
  /** Null for a guest. */
  userId?: string | null;
  opened?: OpenedInvoice | null;
  /** The answers to saves, in order; then every save succeeds. */
  answers?: SaveAnswer[];
};

/** The state and the saves of an invoice form, in a page that shows its messages. */
export async function openFormInDom({ userId = null, opened = null, answers = [] }: Start = {}) {
  const sent: ({ saveKey: string; clientName: string } & SaveOptions)[] = [];
  const saved: string[] = [];
  let work: FormWork | undefined;
  let signIn: (userId: string) => void = () => undefined;
  function Form() {
    const [user, setUser] = useState(userId);
    signIn = setUser;
    const props: InvoiceFormScreenProps = {
      ...guestForm,
      userId: user,
      opened,
      save: async ({ saveKey, clientName }, options) => {
        sent.push({ saveKey, clientName, ...options });
        return answers.shift() ?? savedAnswer;
      },
      onSaved: (id, _, download) => saved.push(download ? `${id} with its PDF` : id),
    };
    work = useInvoiceForm(props, useRef(null));
    return <p>{useSnapshot(work.document, ({ values }) => values.clientName)}</p>;
  }
  const shownBefore = toast.getHistory().length;
  const { place, pass } = await openScreenInDom(
    <>
      <Form />
      <ToastArea preload />
    </>,
  );
  await pass(0);
  const run = async (use: (form: FormWork) => unknown) => {
    await act(async () => void (work && use(work)));
    await pass(settleMs);
  };
  return {
    sent,
    saved,
    shown: () => place.querySelector('p')?.textContent,
    draft: () => work?.document.getSnapshot().values,
    dialog: () =>
      work?.dialog?.kind === 'conflict' ? work.dialog.conflict.outcome : work?.dialog?.kind,
    signInReason: () => (work?.dialog?.kind === 'sign-in' ? work.dialog.reason : null),
    messages: () =>
      toast
        .getHistory()
        .slice(shownBefore)
        .flatMap((shown) => ('title' in shown ? [String(shown.title)] : [])),
    /** The fields that a refused save marked. */
    toCorrect: () => work && [...work.checks.marks.failed],
    /** Types the client's name and waits until it is stored. */
    type: (value: string) =>
      run(({ document }) => document.dispatch({ type: 'set', name: 'clientName', value })),
    typeWithoutWaiting: (value: string) =>
      act(async () => work?.document.dispatch({ type: 'set', name: 'clientName', value })),
    run,
    save: () => run((form) => form.save()),
    download: () => run((form) => form.download()),
    signIn: async (as: string) => {
      await act(async () => signIn(as));
      await pass(settleMs);
    },
    /** Signs in again as the same user, in the dialog. */
    signInAgain: () => run((form) => form.signedIn('Welcome')),
  };
}
