import { describe, expect, it } from 'vitest';
import { type Texts, textsIn } from '#app/i18n/define-texts.ts';
import { branchesOf } from '#scripts/check-texts.ts';
import { listTextCatalogs } from '#scripts/text-catalogs.ts';
import { invoicesTexts } from '../fixtures/specified-texts/invoices.ts';
import { platformTexts } from '../fixtures/specified-texts/platform.ts';

const texts = new Map<string, string>();
for (const { name, file } of listTextCatalogs()) {
  const catalog = (await import(file))[name] as Texts;
  for (const [path, text] of branchesOf(textsIn(catalog, 'en-US'), name)) texts.set(path, text);
}

describe.each([
  ['platform', platformTexts],
  ['invoices', invoicesTexts],
])('the wording that the specification of the %s gives', (_, specified) => {
  it.each(Object.entries(specified))('%s', (path, text) => {
    expect(texts.get(path)).toBe(text);
  });
});
