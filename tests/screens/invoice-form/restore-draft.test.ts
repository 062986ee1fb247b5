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
    expect(chooseOpening(null, asGuest)).toEqual({ kind: 'fresh' });
  });

  it('restores a guest’s draft, even one that waits, while nobody signed in', () => {
    const opening = chooseOpening(kept({ pendingSave: true }), asGuest);
    expect(opening).toMatchObject({ kind: 'restored', draft: { clientName: 'Acme' } });
  });

  it('after sign-in only restores a draft for which neither Save nor Download was pressed', () => {
    const opening = chooseOpening(kept(), asMember);
    expect(opening).toMatchObject({ kind: 'restored', draft: { invoiceNumber: 'INV-007' } });
  });

  it('keeps a number that the guest had typed', () => {
    const opening = chooseOpening(kept({ invoiceNumber: 'A-1' }), asMember);
    expect(opening).toMatchObject({ kind: 'restored', draft: { invoiceNumber: 'A-1' } });
  });

  it('after sign-in saves a waiting draft as it is, for its own country', () => {
    const waiting = kept({ pendingSave: true, pendingPdfDownload: true }, 'uk');
    const opening = chooseOpening(waiting, asMember);
    expect(opening).toMatchObject({
      kind: 'waiting',
      stored: waiting.draft,
      country: 'uk',
      download: true,
    });
  });

  it('goes on with a save of the user’s own that waited for a new session', () => {
    const own = kept({ pendingSave: true });
    expect(chooseOpening(own, asMember)).toMatchObject({
      kind: 'waiting',
      download: false,
    });
  });

  it('takes the PayPal link from the settings as they are now', () => {
    const own = kept({ usePaypalFromSettings: true, paypalPaymentLink: 'https://paypal.me/old' });
    const defaults = { ...member, paypalPaymentLink: 'https://paypal.me/new' };
    expect(chooseOpening(own, { ...asMember, defaults })).toMatchObject({
      draft: { usePaypalFromSettings: true, paypalPaymentLink: 'https://paypal.me/new' },
    });
    expect(chooseOpening(own, asMember)).toMatchObject({
      draft: { usePaypalFromSettings: false, paypalPaymentLink: 'https://paypal.me/old' },
    });
  });

  it('an edited invoice keeps its own number, even where the form would suggest another', () => {
    const opening = chooseOpening(kept(), { ...asMember, isEdit: true });
    expect(opening).toMatchObject({ kind: 'restored', draft: { invoiceNumber: 'INV-001' } });
  });

  it('under another country resets the tax rates that were not touched', () => {
    const [line] = completeDraft.items;
    const items = line ? [line, { ...line, id: 'item-2', taxRate: '7', taxRateTouched: true }] : [];
    const opening = chooseOpening(kept({ items }, 'us'), { ...asGuest, country: 'uk' });
    expect(opening).toMatchObject({ draft: { items: [{ taxRate: '20' }, { taxRate: '7' }] } });
  });
});

// @covers decisions-5.5
