import { describe, expect, it } from 'vitest';
import type { EditedInvoice, SaveAnswer, SaveOptions } from '#app/domain/invoices/save-answer.ts';
import type { DraftStore } from '#app/features/invoice-form/ui/draft-store.client.ts';
import { createDraftSync } from '#app/features/invoice-form/ui/draft-sync.ts';
import { createSaver, type SaverParts } from '#app/features/invoice-form/ui/saver.ts';
import type { QueuedAnswer } from '#app/features/offline/ui/invoice-entries.client.ts';
import { completeDraft } from './complete-draft.ts';

const saved: SaveAnswer = {
  outcome: 'saved',
  id: 'i1',
  invoiceNumber: 'INV-001',
  numberAssigned: false,
  version: 1,
};

/** A form around the saver that records its events. */
function formWith(start: {
  signedIn: boolean;
  answers?: QueuedAnswer[];
  draft?: typeof completeDraft;
  edit?: EditedInvoice;
}) {
  const draft = { ...(start.draft ?? completeDraft), saveKey: 'key-1' };
  const defaults = { invoiceNumber: 'INV-001', taxRate: null, template: 'classic' } as const;
  const fresh = { ...completeDraft, clientName: '' };
  const begun = { country: 'us', userId: start.signedIn ? 'u1' : null, defaults, fresh } as const;
  const stored = { draft, country: 'us', suggestedNumber: null } as const;
  const own: DraftStore = {
    load: () => [stored],
    newer: () => null,
    save: () => true,
    clear: () => undefined,
  };
  const form = createDraftSync(begun, null, {
    openStores: () => ({ guest: null, own }),
    today: () => '2026-03-15',
    onChange: ({ isOver }) => isOver && events.push('forgotten'),
    onNotStored: () => undefined,
    onConflict: () => undefined,
    outbox: { find: () => undefined, callBack: () => undefined },
    newKey: () => 'key-2',
    soon: (work) => work(),
  });
  const answers = start.answers ?? [];
  const events: string[] = [];
  const kept: string[] = [];
  const sent: { saveKey: string; guestWaiting: boolean; edit?: SaveOptions['edit'] }[] = [];
  let resume: () => void = () => undefined;
  form.open(begun);
  if (start.edit) form.edit(start.edit);
  const parts: SaverParts = {
    form,
    send: async ({ saveKey }, { guestWaiting, edit }) => {
      sent.push({ saveKey, guestWaiting, ...(edit && { edit }) });
      await Promise.resolve();
      return answers.shift() ?? saved;
    },
    say: ({ text, detail }) => void events.push(detail ? `${text} | ${detail}` : text),
    onBusy: () => undefined,
    onFailed: (_, { title, issues }) =>
      void events.push(`${title}: ${issues.map(({ field }) => field).join(' ')}`),
    onDialog: (dialog) =>
      void events.push(
        `${dialog.kind === 'conflict' ? dialog.conflict.outcome : dialog.kind} dialog`,
      ),
    onSignIn: (reason, next) => {
      events.push(reason);
      resume = next;
    },
    onGuestSave: ({ businessName }) => void kept.push(businessName),
    onKeptClient: ({ name }) => void events.push(`kept client ${name}`),
    onSaved: (id, _, download) => void events.push(`saved ${id}${download ? ' download' : ''}`),
  };
  const saver = createSaver(() => parts);
  const signIn = async () => {
    form.begin({ ...begun, userId: 'u1' });
    resume();
    await new Promise((done) => setTimeout(done));
  };
  return { saver, events, kept, sent, draft: () => form.now().draft, change: form.change, signIn };
}

describe('a signed-in user', () => {
  it('saves, is notified, and the device deletes the draft', async () => {
    const form = formWith({ signedIn: true });
    await form.saver.save({ download: false });
    expect(form.events).toEqual(['Invoice INV-001 created successfully!', 'forgotten', 'saved i1']);
  });

  it('is notified about the client that the first invoice saves', async () => {
    const answer = { ...saved, keptClient: { id: 'c1', name: 'Heron Ltd' } };
    const form = formWith({ signedIn: true, answers: [answer] });
    await form.saver.save({ download: false });
    expect(form.events).toContain('kept client Heron Ltd');
    expect(form.kept).toEqual([]);
  });

  it('clicking twice sends once', async () => {
    const form = formWith({ signedIn: true });
    await Promise.all([form.saver.save({ download: false }), form.saver.save({ download: false })]);
    expect(form.sent).toHaveLength(1);
  });

  it('with missing fields sends nothing', async () => {
    const form = formWith({ signedIn: true, draft: { ...completeDraft, businessName: '' } });
    await form.saver.save({ download: false });
    expect(form.sent).toEqual([]);
    expect(form.events).toEqual(['Please correct 1 highlighted field(s): businessName']);
  });

  it('without a network keeps everything, and the retry has the same key', async () => {
    const form = formWith({ signedIn: true, answers: [{ outcome: 'unreachable' }] });
    await form.saver.save({ download: false });
    expect(form.events).toEqual([
      'Unable to create invoice. Please try again. | Nothing you entered is lost. Check your connection and try again.',
    ]);
    await form.saver.save({ download: false });
    expect(form.sent.map(({ saveKey }) => saveKey)).toEqual(['key-1', 'key-1']);
  });

  it('what was typed after a lost response belongs to the same invoice', async () => {
    const form = formWith({ signedIn: true, answers: [{ outcome: 'unreachable' }] });
    await form.saver.save({ download: false });
    form.change({ type: 'set', name: 'notes', value: 'More' });
    await form.saver.save({ download: false });
    expect(form.sent.map(({ saveKey }) => saveKey)).toEqual(['key-1', 'key-1']);
  });

  it('an invoice stored on this device leaves the form to the next one', async () => {
    const form = formWith({ signedIn: true, answers: [{ outcome: 'kept' }] });
    await form.saver.save({ download: false });
    expect(form.events).toEqual(['kept dialog']);
    expect(form.draft()).toMatchObject({ saveKey: 'key-2', clientName: '' });
  });

  it('an expired session asks to sign in and then sends the same save again', async () => {
    const form = formWith({ signedIn: true, answers: [{ outcome: 'sign-in-needed' }] });
    await form.saver.save({ download: false });
    expect(form.events).toEqual(['Please sign in to create an invoice.']);
    expect(form.draft().pendingSave).toBe(true);
    await form.signIn();
    expect(form.sent).toEqual([
      { saveKey: 'key-1', guestWaiting: false },
      { saveKey: 'key-1', guestWaiting: false },
    ]);
    expect(form.events.at(-1)).toBe('saved i1');
  });

  it('a number in use marks the number', async () => {
    const answers: SaveAnswer[] = [{ outcome: 'number-taken', invoiceNumber: 'INV-001' }];
    const form = formWith({ signedIn: true, answers });
    await form.saver.save({ download: false });
    expect(form.events).toEqual(['Please correct 1 highlighted field(s): invoiceNumber']);
  });

  it('at the limit the draft is kept and the plans open', async () => {
    const form = formWith({ signedIn: true, answers: [{ outcome: 'limit-reached' }] });
    await form.saver.save({ download: false });
    expect(form.events).toEqual([
      'Invoice limit reached. Please upgrade your plan.',
      'limit dialog',
    ]);
  });

  it('with nothing typed there is nothing to download', async () => {
    const form = formWith({ signedIn: true, draft: { ...completeDraft, clientName: '' } });
    await form.saver.save({ download: true });
    expect(form.events).toEqual(['Please create a preview first']);
  });
});

describe('the owner of a saved invoice', () => {
  const edit = { invoiceId: 'i1', version: 5 };

  it('saves its changes, and is notified of the update', async () => {
    const form = formWith({ signedIn: true, edit });
    await form.saver.save({ download: false });
    expect(form.sent).toEqual([{ saveKey: 'key-1', guestWaiting: false, edit }]);
    expect(form.events).toEqual(['Invoice INV-001 updated successfully!', 'forgotten', 'saved i1']);
  });

  it.each<SaveAnswer>([
    { outcome: 'invoice-paid', id: 'one' },
    { outcome: 'changed-elsewhere', id: 'one', version: 6 },
  ])('is asked what to do, and loses nothing: %j', async (answer) => {
    const form = formWith({ signedIn: true, edit, answers: [answer] });
    await form.saver.save({ download: false });
    expect(form.events).toEqual([`${answer.outcome} dialog`]);
    expect(form.draft().clientName).toBe('Acme');
  });

  it('with an expired session signs in and sends the same change again', async () => {
    const form = formWith({ signedIn: true, edit, answers: [{ outcome: 'sign-in-needed' }] });
    await form.saver.save({ download: false });
    expect(form.events).toEqual(['Sign in to save your changes.']);
    await form.signIn();
    expect(form.sent.map((sent) => sent.edit)).toEqual([edit, edit]);
  });
});

describe('a guest', () => {
  it('saves a business for the next invoice once nothing is wrong', async () => {
    const wrong = formWith({ signedIn: false, draft: { ...completeDraft, clientName: '' } });
    await wrong.saver.save({ download: false });
    expect(wrong.kept).toEqual([]);
    const form = formWith({ signedIn: false });
    await form.saver.save({ download: false });
    expect(form.kept).toEqual(['Wren & Co']);
  });

  it('clicking Save is asked to sign in, then the draft is saved to the account', async () => {
    const form = formWith({ signedIn: false });
    await form.saver.save({ download: false });
    expect(form.sent).toEqual([]);
    expect(form.draft().pendingSave).toBe(true);
    expect(form.events).toEqual(['Please sign in to save your invoice']);
    await form.signIn();
    expect(form.sent).toEqual([{ saveKey: 'key-1', guestWaiting: true }]);
    expect(form.events.slice(1)).toEqual([
      'Invoice saved to your account!',
      'forgotten',
      'saved i1',
    ]);
  });

  it('clicking Download is asked to sign in, then saved and downloaded', async () => {
    const form = formWith({ signedIn: false });
    await form.saver.save({ download: true });
    expect(form.draft().pendingPdfDownload).toBe(true);
    expect(form.events[0]).toBe('Please sign in to download your invoice');
    await form.signIn();
    expect(form.events.slice(1)).toEqual([
      'Invoice created successfully!',
      'forgotten',
      'saved i1 download',
    ]);
  });

  it('is notified if another number was assigned', async () => {
    const answers: SaveAnswer[] = [{ ...saved, invoiceNumber: 'INV-002', numberAssigned: true }];
    const form = formWith({ signedIn: false, answers });
    await form.saver.save({ download: false });
    await form.signIn();
    expect(form.events[1]).toBe(
      'Invoice saved to your account! | The number was already in use, so we saved it as INV-002.',
    );
  });

  it('whose draft exceeds the limit keeps it and sees the plans', async () => {
    const form = formWith({ signedIn: false, answers: [{ outcome: 'limit-reached' }] });
    await form.saver.save({ download: false });
    await form.signIn();
    expect(form.events.slice(1)).toEqual([
      'Invoice limit reached. Upgrade your plan to continue.',
      'limit dialog',
    ]);
    expect(form.draft()).toMatchObject({ clientName: 'Acme', pendingSave: false });
  });

  it('whose response was lost may click Save again, and still gets the next number', async () => {
    const draft = { ...completeDraft, pendingSave: true };
    const form = formWith({ signedIn: true, draft, answers: [{ outcome: 'unreachable' }] });
    await form.saver.save({ download: false });
    await form.saver.save({ download: false });
    expect(form.sent).toEqual([
      { saveKey: 'key-1', guestWaiting: true },
      { saveKey: 'key-1', guestWaiting: true },
    ]);
  });

  it('without a network keeps waiting', async () => {
    const form = formWith({ signedIn: false, answers: [{ outcome: 'unreachable' }] });
    await form.saver.save({ download: false });
    await form.signIn();
    expect(form.events[1]).toMatch(/^Failed to save invoice/);
    expect(form.draft().pendingSave).toBe(true);
  });
});
