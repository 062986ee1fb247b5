import { act, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { freshSettings, noPictures } from '#app/domain/settings/settings-draft.ts';
import { settingsTextRules } from '#app/features/settings/ui/settings-state.ts';
import { TaxSection } from '#app/features/settings/ui/tax-section.tsx';
import { FormProvider } from '#app/ui/form/form-context.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

function section(): ReactElement {
  const settings = freshSettings('au');
  const draft = { ...settings, ...noPictures };
  const never = () => undefined;
  const form = {
    draft,
    country: 'au',
    rules: settingsTextRules,
    stored: { settings, lastNumber: null },
    messages: new Map(),
    dispatch: never,
    leave: never,
    focusSoon: never,
  };
  return (
    <FormProvider value={form}>
      <TaxSection />
    </FormProvider>
  );
}

test.each([
  ['2027-05-22', 'section 9-90.'],
  ['2027-05-23', 'section 9-90 (last checked 23 Nov 2026).'],
])('on %s the rounding law reads "%s"', async (day, said) => {
  vi.setSystemTime(`${day}T12:00:00`);
  const { place } = await openScreenInDom(section());
  await act(async () => undefined);
  expect(place.textContent).toContain(said);
});
