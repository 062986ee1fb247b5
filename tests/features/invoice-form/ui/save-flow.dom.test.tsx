import { act, useRef, useState } from 'react';
import { toast } from 'sonner';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import { userDraftKey } from '#app/features/account/ui/clear-user-data.client.ts';
import { guestDraftKey } from '#app/features/invoice-form/ui/draft-keys.client.ts';
import type { InvoiceFormScreenProps } from '#app/features/invoice-form/ui/invoice-form-screen.tsx';
import type { OpenedInvoice } from '#app/features/invoice-form/ui/start-draft.ts';
import { type FormWork, useInvoiceForm } from '#app/features/invoice-form/ui/use-invoice-form.ts';
import { loadInvoices } from '#app/features/offline/ui/invoice-entries.client.ts';
import { loadGuestStart } from '#app/features/settings/ui/local-settings.client.ts';
import { useSnapshot } from '#app/ui/local-document/use-snapshot.ts';
import { ToastArea } from '#app/ui/messages/toast.tsx';
// Loaded with the test, so that nothing waits for an import.
import '#app/features/invoice-form/ui/draft-rules.ts';
import '#app/ui/messages/toaster.tsx';
import { openScreenInDom } from '#tests/support/open-screen.tsx';
import { completeDraft, guestForm, openedInvoice, savedAnswer } from './complete-draft.ts';

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
async function openFormInDom({ userId = null, opened = null, answers = [] }: Start = {}) {
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

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

/** Opens a form with a complete draft that was typed before. */
function openWith(
  userId: string | null,
  answers: SaveAnswer[] = [],
  changes: Partial<InvoiceDraft> = {},
) {
  const draft = { ...completeDraft, saveKey: 'key-1', ...changes };
  const key = userId === null ? guestDraftKey : `${userDraftKey(userId)}:key-1`;
  window.localStorage.setItem(key, JSON.stringify({ ...draft, country: 'us' }));
  return openFormInDom({ userId, answers });
}

/** Clicks Save in it. */
async function saveWith(...given: Parameters<typeof openWith>) {
  const form = await openWith(...given);
  await form.save();
  return form;
}

const isStored = () => Object.keys({ ...window.localStorage }).some((key) => key.includes('draft'));

describe('a signed-in user', () => {
  it('saves, sees a message, and this device forgets the draft', async () => {
    const form = await saveWith('u1');
    expect(form.sent).toEqual([
      { saveKey: 'key-1', clientName: 'Acme', country: 'us', guestWaiting: false },
    ]);
    expect(form.saved).toEqual(['i1']);
    expect(form.messages()).toContain('Invoice INV-001 created successfully!');
    expect(isStored()).toBe(false);
  });

  it('sends once however often Save is clicked', async () => {
    const form = await openWith('u1');
    await form.run(({ save }) => [save(), save()]);
    await form.save();
    expect(form.sent).toHaveLength(1);
  });

  it('with missing fields sends nothing', async () => {
    const form = await saveWith('u1', [], { businessName: '' });
    expect([form.sent, form.toCorrect()]).toEqual([[], ['businessName']]);
  });

  it('without an answer loses nothing, and the next try is the same invoice', async () => {
    const form = await saveWith('u1', [{ outcome: 'unreachable' }]);
    expect(form.messages()).toContain('Unable to create invoice. Please try again.');
    await form.type('Finch');
    await form.save();
    expect(form.sent.map(({ saveKey, clientName }) => [saveKey, clientName])).toEqual([
      ['key-1', 'Acme'],
      ['key-1', 'Finch'],
    ]);
  });

  it('without a network puts it into the outbox, and the form is the next invoice’s', async () => {
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    const form = await saveWith('u1', [{ outcome: 'unreachable' }]);
    expect(form.dialog()).toBe('kept');
    expect(form.draft()).toMatchObject({ clientName: '' });
    const queued = loadInvoices(window.localStorage, 'u1');
    expect(queued.map(({ draft }) => draft.saveKey)).toEqual(['key-1']);
  });

  it('whose session has ended signs in, and the same save is sent again', async () => {
    const form = await saveWith('u1', [{ outcome: 'sign-in-needed' }]);
    expect(form.signInReason()).toBe('Please sign in to create an invoice.');
    expect(form.draft()?.pendingSave).toBe(true);
    await form.signInAgain();
    expect(form.sent.map(({ saveKey, guestWaiting }) => [saveKey, guestWaiting])).toEqual([
      ['key-1', false],
      ['key-1', false],
    ]);
    expect(form.saved).toEqual(['i1']);
  });

  it('with a number that is in use keeps everything', async () => {
    const form = await saveWith('u1', [{ outcome: 'number-taken', invoiceNumber: 'INV-001' }]);
    expect(form.toCorrect()).toEqual(['invoiceNumber']);
    expect([form.draft()?.clientName, isStored()]).toEqual(['Acme', true]);
  });

  it('at the plan’s limit sees the plans and keeps everything', async () => {
    const form = await saveWith('u1', [{ outcome: 'limit-reached' }]);
    expect(form.dialog()).toBe('limit');
    expect(form.messages()).toContain('Invoice limit reached. Please upgrade your plan.');
    expect(isStored()).toBe(true);
  });

  it('who typed nothing has nothing to download', async () => {
    const form = await openFormInDom({ userId: 'u1' });
    await form.download();
    expect(form.messages()).toEqual(['Please create a preview first']);
  });
});

describe('the owner of a saved invoice', () => {
  const draft = { ...completeDraft, saveKey: 'key-1', invoiceNumber: 'INV-001' };
  const edit = { invoiceId: 'i1', version: 5 };
  async function saveEdit(...answers: SaveAnswer[]) {
    const opened = { ...openedInvoice, draft };
    const form = await openFormInDom({ userId: 'u1', opened, answers });
    await form.type('Finch');
    await form.save();
    return form;
  }

  it('saves the changes against the version that was opened', async () => {
    const form = await saveEdit();
    expect(form.sent).toMatchObject([{ clientName: 'Finch', guestWaiting: false, edit }]);
    expect(form.messages()).toContain('Invoice INV-001 updated successfully!');
  });

  it.each<SaveAnswer>([
    { outcome: 'invoice-paid', id: 'i1' },
    { outcome: 'changed-elsewhere', id: 'i1', version: 6 },
  ])('is asked what to do, and loses nothing: $outcome', async (answer) => {
    const form = await saveEdit(answer);
    expect([form.dialog(), form.draft()?.clientName]).toEqual([answer.outcome, 'Finch']);
  });

  it('whose session has ended signs in, and the same change is sent again', async () => {
    const form = await saveEdit({ outcome: 'sign-in-needed' });
    expect(form.signInReason()).toBe('Sign in to save your changes.');
    await form.signInAgain();
    expect(form.sent.map((sent) => sent.edit)).toEqual([edit, edit]);
  });
});

describe('a guest', () => {
  it('signs in, and the draft is saved to the account', async () => {
    const form = await saveWith(null);
    expect([form.sent, form.draft()?.pendingSave]).toEqual([[], true]);
    expect(form.signInReason()).toBe('Please sign in to save your invoice');
    await form.signIn('u1');
    expect(form.sent).toMatchObject([{ saveKey: 'key-1', guestWaiting: true }]);
    expect(form.messages()).toContain('Invoice saved to your account!');
    expect([form.saved, isStored()]).toEqual([['i1'], false]);
  });

  it('who clicked Download gets the PDF after the save', async () => {
    const form = await openWith(null);
    await form.download();
    expect(form.signInReason()).toBe('Please sign in to download your invoice');
    await form.signIn('u1');
    expect(form.saved).toEqual(['i1 with its PDF']);
  });

  it('beyond the limit keeps the draft', async () => {
    const form = await saveWith(null, [{ outcome: 'limit-reached' }]);
    await form.signIn('u1');
    expect(form.dialog()).toBe('limit');
    expect(form.draft()).toMatchObject({ clientName: 'Acme', pendingSave: false });
  });

  it('without a network stays waiting', async () => {
    const form = await saveWith(null, [{ outcome: 'unreachable' }]);
    await form.signIn('u1');
    expect(form.messages()).toContain('Failed to save invoice');
    expect(form.draft()?.pendingSave).toBe(true);
  });

  it('leaves the business for the next invoice once nothing is wrong', async () => {
    await saveWith(null, [], { clientName: '' });
    expect(loadGuestStart(window.localStorage, 'us')).toBe(null);
    await saveWith(null);
    expect(loadGuestStart(window.localStorage, 'us')?.businessName).toBe('Wren & Co');
  });
});

describe('a draft on this device', () => {
  function stored(key: string): { clientName: string; saveKey: string } | null {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null');
  }

  /** Changes the guest's draft as another tab would. */
  function typeInAnotherTab(clientName: string) {
    const draft = { ...stored(guestDraftKey), clientName };
    window.localStorage.setItem(guestDraftKey, JSON.stringify(draft));
    return act(async () => void window.dispatchEvent(new Event('storage')));
  }

  it('that was typed just before leaving the page is stored', async () => {
    const form = await openFormInDom();
    await form.typeWithoutWaiting('Finch');
    expect(stored(guestDraftKey)).toBe(null);
    window.dispatchEvent(new Event('pagehide'));
    expect(stored(guestDraftKey)?.clientName).toBe('Finch');
  });

  it('follows another tab if its form has no changes; one with changes asks before it overwrites', async () => {
    const typing = await openFormInDom();
    await typing.type('Finch');
    const reading = await openFormInDom();
    await typeInAnotherTab('Heron');
    expect([typing.shown(), reading.shown()]).toEqual(['Finch', 'Heron']);
    await typing.type('Finch & Sons');
    expect(typing.dialog()).toBe('in-another-tab');
    expect(stored(guestDraftKey)?.clientName).toBe('Heron');
    await typing.run((form) => form.resolve('this'));
    expect(stored(guestDraftKey)?.clientName).toBe('Finch & Sons');
  });

  it('of a guest becomes that of the user who signs in on the page', async () => {
    const form = await openFormInDom();
    await form.type('Finch');
    const key = stored(guestDraftKey)?.saveKey;
    await form.signIn('u1');
    expect(form.shown()).toBe('Finch');
    expect(stored(guestDraftKey)).toBe(null);
    expect(stored(`${userDraftKey('u1')}:${key}`)?.clientName).toBe('Finch');
  });

  it('of a guest comes before the user’s own, which returns when it is done', async () => {
    await (await openFormInDom({ userId: 'u1' })).type('Owl');
    await (await openFormInDom()).type('Finch');
    const form = await openFormInDom({ userId: 'u1' });
    expect(form.shown()).toBe('Finch');
    await form.run(({ document }) => document.discard());
    expect((await openFormInDom({ userId: 'u1' })).shown()).toBe('Owl');
  });

  it('that is unreadable is reported and removed', async () => {
    window.localStorage.setItem(guestDraftKey, '{"items":7}');
    const form = await openFormInDom();
    expect(form.messages()).toEqual(['Invoice data not found']);
    expect(stored(guestDraftKey)).toBe(null);
  });
});
