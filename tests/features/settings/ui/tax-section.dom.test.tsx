import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  freshSettings,
  noPictures,
  type SettingsDraft,
} from '#app/domain/settings/settings-draft.ts';
import { settingsTextRules } from '#app/features/settings/ui/settings-state.ts';
import { TaxSection } from '#app/features/settings/ui/tax-section.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { fullSettings, registered } from '#tests/support/full-settings.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';
import { renderScreen } from '#tests/support/render-screen.tsx';

/** The section on a country's page. */
function sectionOf(country: CountryCode, settings: SettingsDraft) {
  const snapshot = { values: { ...settings, ...noPictures } };
  const never = () => undefined;
  const form = {
    document: { getSnapshot: () => snapshot, subscribe: () => never },
    country,
    rules: settingsTextRules,
    stored: { settings, lastNumber: null },
    dispatch: never,
    leave: never,
    focusSoon: never,
  };
  return (
    <FormContext.Provider value={form}>
      <TaxSection />
    </FormContext.Provider>
  );
}
const render = (country: CountryCode, settings: SettingsDraft) =>
  renderScreen(sectionOf(country, settings));

it('asks an unregistered seller for no rate and says why, and one who hasn’t answered as before', async () => {
  const unanswered = await render('uk', freshSettings('uk'));
  expect(unanswered).toContain('Default VAT rate');
  const registrationUk = { ...registered('uk', { VAT: '1' }), registered: 'no' as const };
  const html = await render('uk', { ...fullSettings('uk'), registrationUk });
  expect(html).toContain('You can’t charge VAT unless you’re registered.');
  expect(html).not.toContain('Default VAT rate');
  for (const each of [unanswered, html]) expect(each).not.toMatch(/Registered since|VAT number/);
});

it.each([
  ['uk', { registrationUk: registered('uk', { VAT: 'GB123456789' }) }, 1],
  ['uk', { registrationUk: registered('uk', { VAT: 'GB123456782' }) }, 0],
  ['au', { taxNumber: '51 824 753 557' }, 1],
  ['us', { taxNumber: '12-345' }, 1],
  ['ca', { taxNumber: '123456788', registrationCa: registered('ca', { QST: '1' }) }, 2],
] as const)(
  'warns about numbers with wrong check digits: %s %j',
  async (country, changes, times) => {
    const html = await render(country, { ...fullSettings(country), taxNumber: '', ...changes });
    expect(html.match(/This number doesn’t look right/g) ?? []).toHaveLength(times);
    expect(html).not.toContain('aria-invalid');
  },
);

it.each([
  ['2027-05-22', 'section 9-90.'],
  ['2027-05-23', 'section 9-90 (last checked 23 Nov 2026).'],
])('on %s cites the rounding law as "%s"', async (day, said) => {
  vi.setSystemTime(`${day}T12:00:00`);
  const { place } = await openScreenInDom(sectionOf('au', freshSettings('au')));
  await act(async () => undefined);
  expect(place.textContent).toContain(said);
});
