import { describe, expect, it } from 'vitest';
import type { StoredDraft } from '#app/browser/drafts/draft-store.client.ts';
import type { InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import {
  type Beginning,
  type DraftEvent,
  type DraftState,
  isConflicting,
  openingOf,
  sentNumber,
  startSync,
  syncDraft,
} from '#app/screens/invoice-form/draft-sync.ts';
import { type OpenedInvoice, startDraft } from '#app/screens/invoice-form/start-draft.ts';
import { completeDraft } from './complete-draft.ts';

const settings: FormDefaults = { invoiceNumber: 'INV-001', taxRate: null, template: 'classic' };

function beginning(changes: Partial<Beginning> = {}): Beginning {
  const { country = 'us', userId = null, defaults = settings } = changes;
  const draft = startDraft(country, '2026-03-15', defaults);
  return { country, userId, defaults, fresh: { ...draft, saveKey: 'fresh' }, ...changes };
}

const asGuest = beginning();
const asMember = beginning({ userId: 'u1', defaults: { ...settings, invoiceNumber: 'INV-007' } });

/** A draft as a device stores it. */
function stored(changes: Partial<InvoiceDraft> = {}, made: Partial<StoredDraft> = {}): StoredDraft {
  const draft = { ...completeDraft, saveKey: 'key-1', ...changes };
  return { draft, country: 'us', suggestedNumber: 'INV-001', ...made };
}

const typed: DraftEvent = { type: 'change', action: { type: 'set', name: 'notes', value: 'A' } };

const invoice: OpenedInvoice = {
  kind: 'edit',
  id: 'i1',
  invoiceNumber: 'INV-001',
  draft: completeDraft,
  isArchived: false,
  version: 5,
};

/** A form to which this happened; `effects` are those of the last event. */
function form(
  start: { begun?: Beginning; opened?: OpenedInvoice; other?: StoredDraft | null },
  ...events: DraftEvent[]
) {
  let state: DraftState = startSync(start.begun ?? asGuest, start.opened ?? null);
  let effects: readonly { type: string }[] = [];
  for (const [at, event] of events.entries()) {
    const other = at === events.length - 1 ? (start.other ?? null) : null;
    ({ state, effects } = syncDraft(state, event, other));
  }
  return { state, effects, types: effects.map(({ type }) => type) };
}

const open = (kept: StoredDraft | null, begun = asGuest): DraftEvent => ({
  type: 'open',
  begun,
  stored: kept,
});

describe('opening a form', () => {
  function opening(kept: StoredDraft | null, begun = asGuest, opened?: OpenedInvoice) {
    const { state } = form({ begun, ...(opened && { opened }) }, open(kept, begun));
    return { ...openingOf(state, kept), state, draft: state.draft };
  }

  it('begins fresh when nothing was kept', () => {
    expect(opening(null)).toMatchObject({ kind: 'fresh', draft: { saveKey: 'fresh' } });
  });

  it('restores a guest’s draft, even one that waits, while no user signed in', () => {
    const waiting = stored({ pendingSave: true });
    expect(opening(waiting)).toMatchObject({ kind: 'restored', draft: { clientName: 'Acme' } });
  });

  it('after sign-in only restores a draft for which neither Save nor Download was pressed', () => {
    const restored = opening(stored(), asMember);
    expect(restored).toMatchObject({ kind: 'restored', draft: { invoiceNumber: 'INV-007' } });
  });

  it('keeps a number that the guest had typed, and one that was sent', () => {
    const own = opening(stored({ invoiceNumber: 'A-1' }), asMember);
    expect(own.draft.invoiceNumber).toBe('A-1');
    const sent = opening(stored({}, { suggestedNumber: sentNumber }), asMember);
    expect(sent).toMatchObject({ draft: { invoiceNumber: 'INV-001' }, state: { isSent: true } });
  });

  it('after sign-in saves a waiting draft as it is, for its own country', () => {
    const waiting = stored({ pendingSave: true, pendingPdfDownload: true }, { country: 'uk' });
    expect(opening(waiting, asMember)).toMatchObject({ kind: 'waiting', stored: waiting });
  });

  it('takes the PayPal link from the settings as they are now', () => {
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

  it('under another country resets the tax rates that were not touched', () => {
    const [line] = completeDraft.items;
    const items = line ? [line, { ...line, id: 'item-2', taxRate: '7', taxRateTouched: true }] : [];
    const uk = beginning({ country: 'uk' });
    expect(opening(stored({ items }), uk).draft.items).toMatchObject([
      { taxRate: '20' },
      { taxRate: '7' },
    ]);
  });

  it('of an edit keeps its number, and the version that its changes began with', () => {
    const kept = stored({ notes: 'Typed' }, { version: 3 });
    const { state, kind } = opening(kept, asMember, invoice);
    expect(kind).toBe('restored');
    expect(state).toMatchObject({
      draft: { invoiceNumber: 'INV-001', notes: 'Typed' },
      edited: { invoiceId: 'i1', version: 3 },
    });
  });

  it('of an edit that was saved, though its answer got lost, begins with the invoice', () => {
    const kept = stored({}, { version: 3 });
    const begun = { ...asMember, fresh: completeDraft };
    const { kind, state } = opening(kept, begun, invoice);
    expect([kind, state.edited?.version]).toEqual(['fresh', 5]);
  });
});

describe('typing', () => {
  it('is stored with what the draft was made under', () => {
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
    const left: DraftEvent = {
      type: 'change',
      action: { type: 'leave', name: 'discount', country: 'us' },
    };
    for (const event of [left, { type: 'change', action: { type: 'stop-waiting' } } as const]) {
      const { state, types } = form({}, event);
      expect([state.isChanged, types]).toEqual([false, []]);
    }
  });

  it('back to the beginning leaves nothing on the device', () => {
    const back: DraftEvent = { type: 'change', action: { type: 'set', name: 'notes', value: '' } };
    expect(form({}, typed, back).types).toEqual(['clear']);
  });

  it('asks where another tab has made something else of the draft', () => {
    const { types, state } = form({ other: stored() }, typed);
    expect([types, state.draft.notes]).toEqual([['ask'], 'A']);
    expect(isConflicting(state, stored())).toBe(true);
  });

  it('takes the other tab’s key where both typed the same', () => {
    const same = form({}, typed).state.draft;
    const { state, effects } = form({ other: stored({ ...same, saveKey: 'key-2' }) }, typed);
    expect(state.draft.saveKey).toBe('key-2');
    expect(effects).toMatchObject([{ type: 'store', stored: { draft: { saveKey: 'key-2' } } }]);
  });

  it('after the draft was saved or given up is not stored any more', () => {
    expect(form({}, { type: 'forget' }).types).toEqual(['forget']);
    expect(form({}, { type: 'forget' }, typed).types).toEqual([]);
  });
});

describe('another tab', () => {
  it('is followed by a form that changed nothing', () => {
    expect(form({ other: stored() }, { type: 'look' }).types).toEqual(['read']);
    const { state } = form({}, { type: 'follow', stored: stored() });
    expect(state).toMatchObject({ isChanged: false, draft: { clientName: 'Acme' } });
  });

  it('is not followed by a form that did, nor by one that is over', () => {
    expect(form({ other: stored() }, typed, { type: 'look' }).types).toEqual([]);
    expect(form({ other: stored() }, { type: 'forget' }, { type: 'look' }).types).toEqual([]);
  });

  it('gives way to this form where its user wants that', () => {
    const { effects } = form({ other: stored() }, typed, { type: 'keep' });
    expect(effects).toMatchObject([{ type: 'store', stored: { draft: { notes: 'A' } } }]);
  });
});

describe('a save', () => {
  const send: DraftEvent = { type: 'send', draft: completeDraft, country: 'uk' };

  it('is stored as it was sent, and its number follows no suggestion from then on', () => {
    const { state, effects } = form({}, send);
    expect(state.isSent).toBe(true);
    expect(effects).toMatchObject([
      { stored: { draft: completeDraft, country: 'uk', suggestedNumber: sentNumber } },
    ]);
  });

  it('writes over nothing that another tab has made of it', () => {
    expect(form({ other: stored({ notes: 'There' }) }, send).types).toEqual([]);
  });

  it('of an opened invoice stores the version that it replaces', () => {
    const edited = { invoiceId: 'i1', version: 6 };
    const { effects } = form({ opened: invoice, begun: asMember }, { type: 'edit', edited });
    expect(effects).toMatchObject([{ type: 'store', stored: { version: 6 } }]);
    expect(form({}, { type: 'edit', edited })).toMatchObject({ types: [], state: { edited } });
  });
});

describe('a page that begins otherwise', () => {
  const begin = (begun: Beginning): DraftEvent => ({ type: 'begin', begun });

  it('shows the next number in a form in which nothing was typed', () => {
    const { state, types } = form({}, begin(asMember), begin(asGuest));
    expect([state.draft.invoiceNumber, types]).toEqual(['INV-001', []]);
    expect(form({}, typed, begin(beginning())).state.draft.notes).toBe('A');
  });

  it('follows the country, which alone is no change', () => {
    const uk = beginning({ country: 'uk' });
    const { state, types } = form({}, begin(uk));
    expect([state.draft.items[0]?.taxRate, state.isChanged, types]).toEqual(['20', false, []]);
    expect(form({}, typed, begin(uk)).effects).toMatchObject([
      { type: 'store', stored: { country: 'uk', draft: { notes: 'A' } } },
    ]);
  });

  it('reads the draft of a user who signed in where nothing was typed', () => {
    expect(form({}, begin(asMember)).types).toEqual(['read']);
  });

  it('gives what was typed to the user who signed in, before their own draft', () => {
    const other = stored({ saveKey: 'own' });
    const { state, effects } = form({ other }, typed, begin(asMember));
    expect(state).toMatchObject({ isChanged: false, draft: { invoiceNumber: 'INV-007' } });
    expect(effects).toMatchObject([{ type: 'put-in-front', stored: { draft: { notes: 'A' } } }]);
  });

  it('is one with the tab in which the same draft was taken over first', () => {
    const first = form({}, typed, begin(asMember)).state.draft;
    expect(form({ other: stored(first) }, typed, begin(asMember)).types).toEqual(['store']);
    const changed = stored({ ...first, notes: 'There' });
    expect(form({ other: changed }, typed, begin(asMember)).types).toEqual([]);
  });

  it('shows nothing of a user whose session has ended', () => {
    const { state, types } = form({ begun: asMember }, typed, begin(asGuest));
    expect([state.draft.notes, state.isChanged, types]).toEqual(['', false, []]);
  });

  it('leaves an opened invoice as it is', () => {
    const start = { opened: invoice, begun: asMember };
    const { state, types } = form(start, typed, begin(beginning({ country: 'uk' })));
    expect([state.draft.notes, types]).toEqual(['A', []]);
  });
});

// @covers decisions-5.5 invoices-1.1
