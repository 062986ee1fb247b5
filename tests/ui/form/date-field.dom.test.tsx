import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { DateField } from '#app/ui/form/date-field.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** The field in a browser that uses month, day, year, with the text next to it. */
async function open(country: CountryCode, defaultValue: string) {
  const place = document.body.appendChild(document.createElement('div'));
  const field = <DateField country={country} label="Due date" defaultValue={defaultValue} />;
  await act(async () => createRoot(place).render(field));
  const control = place.querySelector('input');
  if (!control) throw new Error('There is no field');
  const described = () =>
    document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
  return { control, described };
}

test('a date is written out if the browser’s order is not the country’s', async () => {
  for (const country of ['ca', 'uk', 'au'] as const) {
    const { control, described } = await open(country, '2026-11-10');
    expect([control.type, described()]).toEqual(['date', '10 Nov 2026']);
  }
  expect((await open('us', '2026-11-10')).described()).toBeNull();
});

test('a typed date is written out, and nothing next to half a date', async () => {
  const { control, described } = await open('uk', '');
  expect(described()).toBeNull();
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(control, '2026-02-03');
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(described()).toBe('3 Feb 2026');
});
