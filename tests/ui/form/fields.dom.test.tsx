import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { CountryCode } from '#app/domain/country/country.ts';
import { normalizePrice } from '#app/domain/invoices/number-inputs.ts';
import { DateField } from '#app/ui/form/date-field.tsx';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { enter } from '#tests/support/dom-actions.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

afterEach(() => document.documentElement.removeAttribute('lang'));

/** A price field in a form, on a page in the given language. */
async function openPrice(language: string, startsAs = '0') {
  document.documentElement.lang = language;
  let held = startsAs;
  let put: (plain: string) => void = () => undefined;
  function Form() {
    const [price, setPrice] = useState(startsAs);
    held = price;
    put = setPrice;
    return (
      <NumberField
        label="Price"
        leading="$"
        value={price}
        range={{ decimals: 2 }}
        onText={setPrice}
        onBlur={() => setPrice(normalizePrice(price))}
      />
    );
  }
  const { place } = await openScreenInDom(<Form />);
  const field = place.querySelector('input');
  if (!field) throw new Error('There is no field');
  return {
    type: (text: string) => act(async () => enter(field, text)),
    leave: () =>
      act(async () => void field.dispatchEvent(new Event('focusout', { bubbles: true }))),
    put: (plain: string) => act(async () => put(plain)),
    press: (name: string) =>
      act(async () =>
        [...place.querySelectorAll('button')]
          .find(({ textContent }) => textContent === name)
          ?.click(),
      ),
    /** The text in the field and the value in the form. */
    both: () => [field.value, held],
    text: () => place.textContent,
    asks: () => place.querySelector('[role=status]')?.textContent ?? null,
    field,
  };
}

test('a number is typed in the language’s format, and the form has a plain one', async () => {
  const price = await openPrice('fr-CA', '12.50');
  expect(price.both()).toEqual(['12,50', '12.50']);
  for (const [typed, plain] of [
    ['1', '1'],
    ['1 ', '1'],
    ['1 234,', '1234.'],
    ['1 234,5', '1234.5'],
  ] as const) {
    await price.type(typed);
    expect(price.both()).toEqual([typed, plain]);
  }
  expect(price.text()).toContain('= 1234,5');
  await price.leave();
  expect(price.both()).toEqual(['1234,5', '1234.5']);
  expect(price.text()).not.toContain('=');
  await price.type('abc');
  await price.leave();
  expect(price.both()).toEqual(['abc', 'abc']);
  await price.put('7.25');
  expect(price.both()).toEqual(['7,25', '7.25']);
});

test('an ambiguous comma or point is asked about until one reading is chosen', async () => {
  const price = await openPrice('ru');
  await price.type('1.234');
  expect(price.both()).toEqual(['1.234', '1.23']);
  await price.leave();
  expect(price.both()).toEqual(['1.234', '1.23']);
  expect(price.asks()).toBe('Какое число вы имели в виду?1,231\u00a0234');
  expect(
    document.getElementById(price.field.getAttribute('aria-describedby') ?? ''),
  ).not.toBeNull();
  await price.press('1\u00a0234');
  expect(price.both()).toEqual(['1234', '1234']);
  expect(price.asks()).toBeNull();
  await price.type('1,234');
  await price.press('1,23');
  expect(price.both()).toEqual(['1,23', '1.23']);
  expect(price.asks()).toBeNull();
});

test('English reads a comma before three digits as thousands, without asking', async () => {
  const price = await openPrice('en-US');
  await price.type('1,234');
  expect(price.asks()).toBeNull();
  expect(price.text()).toContain('= 1234');
  await price.leave();
  expect(price.both()).toEqual(['1234', '1234']);
  await price.type('12,5');
  expect(price.both()).toEqual(['12,5', '12.5']);
});

/** The field in a browser that uses month, day, year, with the text next to it. */
async function openDate(country: CountryCode, defaultValue: string) {
  const { place } = await openScreenInDom(
    <DateField country={country} label="Due date" defaultValue={defaultValue} />,
  );
  const control = place.querySelector('input');
  if (!control) throw new Error('There is no field');
  const described = () =>
    document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
  return { control, described };
}

test('a date is written out if the browser’s order is not the country’s', async () => {
  for (const country of ['ca', 'uk', 'au'] as const) {
    const { control, described } = await openDate(country, '2026-11-10');
    expect([control.type, described()]).toEqual(['date', '10 Nov 2026']);
  }
  expect((await openDate('us', '2026-11-10')).described()).toBeNull();
});

test('a typed date is written out, and nothing next to half a date', async () => {
  const { control, described } = await openDate('uk', '');
  expect(described()).toBeNull();
  await act(async () => enter(control, '2026-02-03'));
  expect(described()).toBe('3 Feb 2026');
});
