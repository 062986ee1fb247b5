import { describe, expect, it } from 'vitest';
import type { SettingsEntry } from '#app/browser/outbox/settings-entries.client.ts';
import { freshSettings } from '#app/domain/settings/settings-draft.ts';
import {
  type SettingsEvent,
  startSettings,
  syncSettings,
  valuesOf,
  withOutbox,
} from '#app/screens/settings/settings-state.ts';

const stored = { ...freshSettings('us'), businessName: 'Wren', phone: '1' };
const logo = 'data:image/png;base64,AA';
const account = {
  id: 'u1',
  stored: { settings: stored, lastNumber: 7 },
  email: null,
  pictures: { logo: '/logo', signature: null },
};

/** A form to which this happened, with the effects of the last event. */
function form(...events: SettingsEvent[]) {
  let state = startSettings('us', account);
  let effects: readonly { type: string }[] = [];
  for (const event of events) ({ state, effects } = syncSettings(state, event));
  return { state, effects };
}

const type = (name: string, value: string): SettingsEvent => ({
  type: 'change',
  action: { type: 'set', name, value },
});
const hold = (changes: Partial<typeof stored>, save = {}): SettingsEvent => ({
  type: 'hold',
  stored: { settings: { ...stored, ...changes }, lastNumber: 8 },
  country: 'us',
  ...save,
});

describe('what is typed', () => {
  it('stays when another device has saved something else', () => {
    const { state, effects } = form(
      type('phone', '2'),
      hold({ phone: '3', website: 'wren.example' }),
    );
    expect(state.draft).toMatchObject({ phone: '2', website: 'wren.example' });
    expect(state.stored.settings.phone).toBe('3');
    expect(effects).toEqual([]);
  });

  it('while it is being saved stays to be saved', () => {
    const sent = form(type('phone', '2')).state.draft;
    const { state, effects } = form(
      type('phone', '2'),
      type('website', 'wren.example'),
      hold({ phone: '2' }, { sent }),
    );
    expect(state.draft).toMatchObject({ phone: '2', website: 'wren.example' });
    expect(state.stored.settings.website).toBe('');
    expect(effects).toEqual([{ type: 'saved' }]);
  });

  it('is given up with Cancel', () => {
    const picked: SettingsEvent = { type: 'pick', pictures: { logo } };
    const { state } = form(type('phone', '2'), picked, { type: 'cancel' });
    expect([state.draft, state.pictures]).toEqual([stored, {}]);
  });
});

describe('a picture', () => {
  const picked: SettingsEvent = { type: 'pick', pictures: { logo } };

  it('is the one that was picked, until it is saved', () => {
    expect(valuesOf(form().state).logo).toBe('/logo');
    expect(valuesOf(form(picked).state).logo).toBe(logo);
    const { state } = form(picked, hold({}, { sent: stored, pictures: { logo } }));
    expect([state.pictures, state.storedPictures.logo]).toEqual([{}, logo]);
  });

  it('that was picked meanwhile stays to be saved', () => {
    const other = 'data:image/png;base64,BB';
    const { state } = form(
      picked,
      { type: 'pick', pictures: { logo: other } },
      hold({}, { sent: stored, pictures: { logo } }),
    );
    expect(state.pictures).toEqual({ logo: other });
  });
});

describe('what this browser offers', () => {
  const refused = { changes: { phone: '9' }, country: 'us' } as const;
  const offer: SettingsEvent = {
    type: 'offer',
    draft: { ...stored, phone: '9' },
    offered: refused,
  };

  it('stands in the form and waits for its owner, whatever is saved elsewhere', () => {
    expect(form(offer, hold({ website: 'wren.example' })).state).toMatchObject({
      draft: { phone: '9', website: 'wren.example' },
      offered: refused,
    });
  });

  it('is decided on by a save, or by Cancel', () => {
    const { draft } = form(offer).state;
    expect(form(offer, hold({ phone: '9' }, { sent: draft })).state.offered).toBe(null);
    const { state, effects } = form(offer, { type: 'cancel' });
    expect([state.offered, effects]).toEqual([null, [{ type: 'cancelled', offered: refused }]]);
  });
});

it('an account offline has what waits for it, but for what it refused', () => {
  const country = 'us';
  const waiting: SettingsEntry[] = [
    { changes: { phone: '2' }, country, refusal: { said: 'No', issues: [] } },
    { changes: { website: 'a.example' }, pictures: { logo }, country },
    { changes: { website: 'b.example' }, country },
  ];
  expect(withOutbox(account, waiting)).toMatchObject({
    id: 'u1',
    stored: { settings: { phone: '1', website: 'b.example' }, lastNumber: 7 },
    pictures: { logo, signature: null },
  });
});

// @covers invoices-4.18
