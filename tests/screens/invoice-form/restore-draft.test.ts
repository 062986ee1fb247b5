import { describe, expect, it } from 'vitest';
import type { FormDefaults } from '#app/domain/settings/form-defaults.ts';
import { chooseOpening } from '#app/screens/invoice-form/restore-draft.ts';
import { completeDraft } from './complete-draft.ts';

const guest: FormDefaults = { invoiceNumber: 'INV-001', taxRate: null, template: 'classic' };
const member: FormDefaults = { ...guest, invoiceNumber: 'INV-007' };

function kept(changes: Partial<typeof completeDraft> = {}, country: 'us' | 'uk' | null = 'us') {
  return { draft: { ...completeDraft, ...changes }, country, suggestedNumber: 'INV-001' };
}

const asGuest = { country: 'us', signedIn: false, defaults: guest } as const;
const asMember = { country: 'us', signedIn: true, defaults: member } as const;

describe('opening the form', () => {
  it('begins fresh when nothing was kept', () => {
    expect(chooseOpening({ guest: null, own: null }, asGuest)).toEqual({ kind: 'fresh' });
  });

  it('restores a guest’s draft, even one that waits, while nobody signed in', () => {
    const opening = chooseOpening({ guest: kept({ pendingSave: true }), own: null }, asGuest);
    expect(opening).toMatchObject({ kind: 'restored', draft: { clientName: 'Acme' } });
  });

  it('after sign-in only restores a draft for which neither Save nor Download was pressed', () => {
    const opening = chooseOpening({ guest: kept(), own: null }, asMember);
    expect(opening).toMatchObject({ kind: 'restored', draft: { invoiceNumber: 'INV-007' } });
  });

  it('keeps a number that the guest had typed', () => {
    const opening = chooseOpening({ guest: kept({ invoiceNumber: 'A-1' }), own: null }, asMember);
    expect(opening).toMatchObject({ kind: 'restored', draft: { invoiceNumber: 'A-1' } });
  });

  it('after sign-in saves a waiting draft as it is, for its own country', () => {
    const waiting = kept({ pendingSave: true, pendingPdfDownload: true }, 'uk');
    const opening = chooseOpening({ guest: waiting, own: null }, asMember);
    expect(opening).toMatchObject({
      kind: 'waiting',
      kept: { ...waiting, draft: { ...waiting.draft, waitsAsGuest: true } },
      country: 'uk',
      download: true,
    });
  });

  it('goes on with a save of the user’s own that waited for a new session', () => {
    const own = kept({ pendingSave: true });
    expect(chooseOpening({ guest: null, own }, asMember)).toMatchObject({
      kind: 'waiting',
      kept: { draft: { waitsAsGuest: false } },
      download: false,
    });
  });

  it('never takes another number for a draft that may have been saved before it was edited', () => {
    const own = kept({ pendingSave: true, earlierKey: 'key-1' });
    expect(chooseOpening({ guest: own, own: null }, asMember)).toMatchObject({
      kept: { draft: { waitsAsGuest: false } },
    });
  });

  it('goes on with a guest’s save whose answer got lost as the guest’s', () => {
    const own = kept({ pendingSave: true, waitsAsGuest: true }, 'uk');
    expect(chooseOpening({ guest: null, own }, asMember)).toMatchObject({
      kind: 'waiting',
      kept: { draft: { waitsAsGuest: true } },
      country: 'uk',
    });
  });

  it('puts the guest’s draft before the user’s own', () => {
    const opening = chooseOpening(
      { guest: kept({ clientName: 'Guest' }), own: kept({ clientName: 'Own' }) },
      asMember,
    );
    expect(opening).toMatchObject({ draft: { clientName: 'Guest' } });
  });

  it('takes the PayPal link from the settings as they are now', () => {
    const own = kept({ usePaypalFromSettings: true, paypalPaymentLink: 'https://paypal.me/old' });
    const defaults = { ...member, paypalPaymentLink: 'https://paypal.me/new' };
    expect(chooseOpening({ guest: null, own }, { ...asMember, defaults })).toMatchObject({
      draft: { usePaypalFromSettings: true, paypalPaymentLink: 'https://paypal.me/new' },
    });
    expect(chooseOpening({ guest: null, own }, asMember)).toMatchObject({
      draft: { usePaypalFromSettings: false, paypalPaymentLink: 'https://paypal.me/old' },
    });
  });

  it('an edited invoice keeps its own number, even where the form would suggest another', () => {
    const opening = chooseOpening({ guest: null, own: kept() }, { ...asMember, isEdit: true });
    expect(opening).toMatchObject({ kind: 'restored', draft: { invoiceNumber: 'INV-001' } });
  });

  it('under another country resets the tax rates that were not touched', () => {
    const [line] = completeDraft.items;
    const items = line ? [line, { ...line, id: 'item-2', taxRate: '7', taxRateTouched: true }] : [];
    const opening = chooseOpening(
      { guest: kept({ items }, 'us'), own: null },
      { ...asGuest, country: 'uk' },
    );
    expect(opening).toMatchObject({ draft: { items: [{ taxRate: '20' }, { taxRate: '7' }] } });
  });
});
