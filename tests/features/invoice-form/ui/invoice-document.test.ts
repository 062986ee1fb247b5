import { describe, expect, it } from 'vitest';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import { isSameInvoice } from '#app/features/invoice-form/ui/draft-rules.ts';
import type { FormStart } from '#app/features/invoice-form/ui/draft-state.ts';
import { type StoredDraft, sentNumber } from '#app/features/invoice-form/ui/draft-store.client.ts';
import type { FormAction } from '#app/features/invoice-form/ui/form-state.ts';
import { completeDraft, openedInvoice } from './complete-draft.ts';
import { asGuest, asMember, beginning, type DraftEvent, form, stored } from './document-harness.ts';

const typed: DraftEvent = (draft) => draft.dispatch({ type: 'set', name: 'notes', value: 'A' });
const forget: DraftEvent = (draft) => draft.discard();
const look: DraftEvent = (draft) => draft.follow();
const opened = { opened: openedInvoice, begun: asMember };

describe('opening a form', () => {
  function opening(kept: StoredDraft | null, begun = asGuest) {
    const { opening, state } = form({ begun, kept });
    return { ...opening, state, draft: state.draft };
  }

  it('restores a guest’s draft, even a waiting one, while no user is signed in', () => {
    const waiting = stored({ pendingSave: true });
    expect(opening(waiting)).toMatchObject({ kind: 'restored', draft: { clientName: 'Acme' } });
  });

  it('after sign-in only restores a draft for which neither Save nor Download was clicked', () => {
    const restored = opening(stored(), asMember);
    expect(restored).toMatchObject({ kind: 'restored', draft: { invoiceNumber: 'INV-007' } });
  });

  it('keeps a number that the guest typed, and one that was sent', () => {
    const own = opening(stored({ invoiceNumber: 'A-1' }), asMember);
    expect(own.draft.invoiceNumber).toBe('A-1');
    const sent = opening(stored({}, { suggestedNumber: sentNumber }), asMember);
    expect(sent).toMatchObject({ draft: { invoiceNumber: 'INV-001' }, state: { isSent: true } });
  });

  it('after sign-in saves a waiting draft unchanged, for its own country', () => {
    const waiting = stored({ pendingSave: true, pendingPdfDownload: true }, { country: 'uk' });
    expect(opening(waiting, asMember)).toMatchObject({ kind: 'waiting', stored: waiting });
  });

  it('uses the current PayPal link from the settings', () => {
    const kept = stored({
      usePaypalFromSettings: true,
      paypalPaymentLink: 'https://paypal.me/old',
    });
    const defaults = { ...asMember.defaults, paypalPaymentLink: 'https://paypal.me/new' };
    expect(opening(kept, { ...asMember, defaults }).draft).toMatchObject({
      usePaypalFromSettings: true,
      paypalPaymentLink: 'https://paypal.me/new',
    });
    expect(opening(kept, asMember).draft).toMatchObject({
      usePaypalFromSettings: false,
      paypalPaymentLink: 'https://paypal.me/old',
    });
  });

  it('under another country resets the untouched tax rates', () => {
    const [line] = completeDraft.items;
    const items = line ? [line, { ...line, id: 'item-2', taxRate: '7', taxRateTouched: true }] : [];
    const uk = beginning({ country: 'uk' });
    expect(opening(stored({ items }), uk).draft.items).toMatchObject([
      { taxRate: '20' },
      { taxRate: '7' },
    ]);
  });
});

describe('typing', () => {
  it('is stored with the settings that the draft started from', () => {
    const { state, effects } = form({}, typed);
    expect(state.isChanged).toBe(true);
    expect(effects).toMatchObject([
      {
        type: 'store',
        stored: { draft: { notes: 'A' }, country: 'us', suggestedNumber: 'INV-001' },
      },
    ]);
  });

  it('that changes nothing is not stored', () => {
    const left: DraftEvent = (draft) => draft.dispatch({ type: 'leave', name: 'discount' });
    const stop: DraftEvent = (draft) => draft.dispatch({ type: 'stop-waiting' });
    for (const event of [left, stop]) {
      const { state, types } = form({}, event);
      expect([state.isChanged, types]).toEqual([false, []]);
    }
  });

  it('is all that is stored: no empty lines, open discounts, or default currency and language', () => {
    const changes: FormAction[] = [
      { type: 'add-item' },
      { type: 'add-discount' },
      { type: 'pick-currency', currency: 'USD' },
      { type: 'set', name: 'language', value: 'en-US' },
      { type: 'add-link' },
    ];
    for (const change of changes) {
      expect(form({}, (draft) => draft.dispatch(change)).types).not.toContain('store');
    }
    const others: FormAction[] = [
      { type: 'pick-currency', currency: 'EUR' },
      { type: 'set', name: 'language', value: 'ru' },
      { type: 'set', name: 'items.item-1.secondDescription', value: 'Website design' },
    ];
    for (const change of others) {
      expect(form({}, (draft) => draft.dispatch(change)).types).toContain('store');
    }
  });

  it('back to the initial state leaves nothing on the device', () => {
    const back: DraftEvent = (draft) => draft.dispatch({ type: 'set', name: 'notes', value: '' });
    expect(form({}, typed, back).types).toEqual(['clear']);
  });

  it('asks if another tab has changed the draft', () => {
    const { types, state, draft } = form({ other: stored() }, typed);
    expect([types, state.draft.notes]).toEqual([['ask'], 'A']);
    expect(draft.isOvertaken()).toBe(false);
    const same = stored({ saveKey: state.draft.saveKey });
    expect(form({ other: same }, typed).draft.isOvertaken()).toBe(true);
  });

  it('uses the other tab’s key if both typed the same', () => {
    const same = form({}, typed).state.draft;
    const { state, effects } = form({ other: stored({ ...same, saveKey: 'key-2' }) }, typed);
    expect(state.draft.saveKey).toBe('key-2');
    expect(effects).toMatchObject([{ type: 'store', stored: { draft: { saveKey: 'key-2' } } }]);
  });

  it('after the draft was saved or discarded is no longer stored', () => {
    expect(form({}, forget).types).toEqual(['clear']);
    expect(form({}, forget, typed).types).toEqual([]);
    expect(form({ other: stored() }, forget, look).types).toEqual([]);
  });
});

describe('a draft that is queued for sending', () => {
  const waiting = (draft: InvoiceDraft) => draft;
  const change: DraftEvent = (draft) =>
    draft.dispatch({ type: 'set', name: 'clientName', value: 'Heron' });

  it('leaves the form to the next invoice, in every tab that shows it', () => {
    const anew = { isChanged: false, isSent: false, draft: { notes: '', saveKey: 'next' } };
    const kept = stored({ notes: 'A' });
    expect(form({ kept, waiting }, look).state).toMatchObject(anew);
  });

  it('is no longer queued if a form that still shows it changes it', () => {
    expect(form({ waiting }, typed, change).types).toEqual(['call back', 'store']);
    const same: DraftEvent = (draft) => draft.dispatch({ type: 'stop-waiting' });
    expect(form({ kept: stored({ pendingSave: true }), waiting }, same).types).toEqual([]);
  });
});

describe('a save', () => {
  const options = { country: 'uk', guestWaiting: false, download: false } as const;
  const noAnswer = () => new Promise<never>(() => undefined);
  const send: DraftEvent = (draft) => void draft.send(completeDraft, options, noAnswer);

  it('is stored as it was sent, and its number follows no suggestion from then on', () => {
    const { state, effects } = form({ begun: asMember }, send);
    expect(state.isSent).toBe(true);
    expect(effects).toMatchObject([
      { stored: { draft: completeDraft, country: 'uk', suggestedNumber: sentNumber } },
    ]);
  });

  it('overwrites nothing that another tab has changed', () => {
    expect(form({ begun: asMember, other: stored({ notes: 'There' }) }, send).types).toEqual([]);
  });

  it('no longer reports that the device doesn’t store the draft', () => {
    expect(form({ begun: asMember, isFull: true }, typed, send).notices).toEqual(['not-stored']);
  });

  it('of an opened invoice stores the version that it replaces', () => {
    const edited = { invoiceId: 'i1', version: 6 };
    const edit: DraftEvent = (draft) => draft.setEdited(edited);
    const { effects } = form(opened, edit);
    expect(effects).toMatchObject([{ type: 'store', stored: { version: 6 } }]);
    expect(form({}, edit)).toMatchObject({ types: [], state: { edited } });
  });
});

describe('a page with other initial values', () => {
  const begin =
    (begun: FormStart): DraftEvent =>
    (draft) =>
      draft.rebase(begun);

  it('shows the next number in a form in which nothing was typed', () => {
    const { state, types } = form({}, begin(asMember), begin(asGuest));
    expect([state.draft.invoiceNumber, types]).toEqual(['INV-001', []]);
    expect(form({}, typed, begin(beginning())).state.draft.notes).toBe('A');
  });

  it('leaves a form in which nothing was typed untouched if the values are the same', () => {
    const { draft } = form({}, begin(beginning()));
    const { values, base } = draft.getSnapshot();
    expect(values).toBe(base.fresh);
  });

  it('follows the country, which alone is not a change', () => {
    const uk = beginning({ country: 'uk' });
    const { state, types } = form({}, begin(uk));
    expect([state.draft.items[0]?.taxRate, state.isChanged, types]).toEqual(['20', false, []]);
    expect(form({}, typed, begin(uk)).effects).toMatchObject([
      { type: 'store', stored: { country: 'uk', draft: { notes: 'A' } } },
    ]);
  });

  it('reads the draft of a user who signed in if nothing was typed', () => {
    expect(form({}, begin(asMember)).types).toEqual(['clear', 'read']);
  });

  it('gives what was typed to the user who signed in, in addition to their own drafts', () => {
    const { state, effects } = form({}, typed, begin(asMember));
    expect(state).toMatchObject({ isChanged: false, draft: { invoiceNumber: 'INV-007' } });
    expect(effects).toMatchObject([
      { type: 'clear' },
      { type: 'store', stored: { draft: { notes: 'A' } } },
    ]);
  });

  it('shares the draft with the tab that adopted it first', () => {
    const first = form({}, typed, begin(asMember)).state.draft;
    expect(form({ other: stored(first) }, typed, begin(asMember)).types).toEqual([
      'clear',
      'store',
    ]);
    const changed = stored({ ...first, notes: 'There' });
    expect(form({ other: changed }, typed, begin(asMember)).types).toEqual(['clear']);
  });

  it('shows nothing of a user whose session has ended', () => {
    const { state, types } = form({ begun: asMember }, typed, begin(asGuest));
    expect([state.draft.notes, state.isChanged, types]).toEqual(['', false, []]);
  });

  it('leaves an opened invoice unchanged', () => {
    const { state, types } = form(opened, typed, begin(beginning({ country: 'uk' })));
    expect([state.draft.notes, types]).toEqual(['A', []]);
  });
});

describe('a draft from an earlier day', () => {
  const suggestedDates = { invoiceDate: '2026-03-10', dueDate: '2026-04-09' };
  const today = { invoiceDate: '2026-03-15', dueDate: '2026-04-14' };
  const waited = (changes: Partial<InvoiceDraft> = {}, made: Partial<StoredDraft> = {}) =>
    stored({ ...suggestedDates, ...changes }, { suggestedDates, ...made });
  const { fresh } = beginning();
  const own = { dueDate: '2026-05-01' };
  const sent = { suggestedNumber: sentNumber, suggestedDates: undefined };

  it.each<[string, StoredDraft, Partial<InvoiceDraft>]>([
    ['has today’s dates', waited(), today],
    ['has today’s dates unless they were typed', waited(own), { ...today, ...own }],
    ['keeps them while it waits to be saved', waited({ pendingSave: true }), suggestedDates],
    ['keeps them if it was sent', waited({}, sent), suggestedDates],
  ])('%s', (_, kept, dates) => {
    expect(form({ kept }).state.draft).toMatchObject(dates);
  });

  it('in an open form gets the new date when the day changes', () => {
    const dates = { invoiceDate: '2026-03-16', dueDate: '2026-04-15' };
    const tomorrow = beginning({ fresh: { ...fresh, ...dates } });
    const { state } = form({}, typed, (draft) => draft.rebase(tomorrow));
    expect(state.draft).toMatchObject({ ...dates, notes: 'A' });
  });

  const untyped = { ...fresh, ...suggestedDates };
  it.each<[string, StoredDraft, string]>([
    ['if nothing was typed into it', waited(untyped), 'fresh'],
    ['in the older format, which doesn’t record suggested dates', stored(untyped), 'fresh'],
    ['with empty lines', waited({ ...untyped, items: Array(2).fill(fresh.items[0]) }), 'fresh'],
    ['with a typed date', waited({ ...untyped, ...own }), 'restored'],
  ])('%s is %s', (_, kept, kind) => {
    const { opening, state } = form({ kept });
    expect(opening.kind).toBe(kind);
    if (kind === 'fresh') expect(state.draft).toMatchObject({ ...today, saveKey: 'fresh' });
  });
});

describe('an edit that is stored on this device', () => {
  const dropIfSaved: DraftEvent = (draft) => void draft.dropIfSaved(isSameInvoice);
  const start = { ...opened, begun: { ...asMember, fresh: completeDraft } };
  const other = stored({ notes: 'A' }, { version: 3 });
  const same = stored({}, { version: 3 });
  const own = { draft: { notes: 'A', invoiceNumber: 'INV-001' }, edited: { version: 3 } };

  it.each<[string, StoredDraft, DraftEvent[], object]>([
    ['keeps its number, and the version that its changes started from', other, [], own],
    ['that was saved starts from the invoice', same, [dropIfSaved], { edited: { version: 5 } }],
    ['that differs from the saved invoice stays', other, [dropIfSaved], own],
    ['that was saved and changed since stays', same, [typed, dropIfSaved], own],
  ])('%s', (_, kept, events, state) => {
    expect(form({ ...start, kept }, ...events)).toMatchObject({
      opening: { kind: 'restored' },
      state,
    });
  });
});
