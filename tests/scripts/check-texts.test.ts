import { describe, expect, it } from 'vitest';
import { comparePlaces, readSource } from '#scripts/check-texts.ts';
import { stiffPhraseIn } from '#scripts/stiff-phrases.ts';

const from = `import { productTexts } from '#app/features/products/texts.ts';\n`;
const read = (code: string) => readSource('page.tsx', from + code);

describe('the texts that a screen reads', () => {
  it('are identified by their path, inside a function', () => {
    expect(read('const show = () => productTexts.columns.id;').uses).toEqual([
      { path: 'productTexts.columns.id', isAtLoad: false, isWholeAssigned: false, line: 2 },
    ]);
  });

  it.each([
    ['const { title } = productTexts', true],
    ['const texts = productTexts', true],
    ['const { id } = productTexts.columns', false],
    ['const title = productTexts.title', false],
    ['const title = textsIn(productTexts, language)', false],
  ])('%s takes the complete catalog: %s', (code, isWhole) => {
    expect(read(`const show = () => { ${code}; };`).uses[0]?.isWholeAssigned).toBe(isWhole);
  });

  it('may not be read while the module is loading', () => {
    expect(read('const words = { id: productTexts.columns.id };').uses[0]?.isAtLoad).toBe(true);
  });
});

it.each([
  ['<p>Saved</p>', ['Saved']],
  ['<img alt="Our logo" />', ['Our logo']],
  ["toast.error('Failed to save')", ['Failed to save']],
  ['say(`Invoice $' + '{number} is saved`)', ['Invoice {} is saved']],
  ['<p className="text-sm font-bold" data-kind="a b">{\'–\'}</p>', []],
  ["import('./Page.tsx')", []],
  ["throw new RangeError('Not a date')", []],
  ['<b>PayPal</b>', []],
])('hardcoded text: %s', (code, found) => {
  expect(read(`const a = () => ${code};`).literals).toEqual(found);
});

it.each([
  ['Hello {name}', 'Bonjour {name}', []],
  ['Hello {name}', 'Bonjour', ['{name}']],
  ['Hello', 'Bonjour {nom}', ['{nom}']],
  ['Read the <terms>Terms</terms>', 'Lisez les conditions', ['</terms>', '<terms>']],
  ['{count} lines', 'Une ligne', []],
])('%s as %s lost %j', (source, translation, lost) => {
  expect(comparePlaces(source, translation)).toEqual(lost);
});

it.each([
  ['Your mails are stopped.', 'mails'],
  ['“{typed}” is no date.', 'is no'],
  ['This series was changed meanwhile.', 'meanwhile'],
  ['Whoever has the link can read it.', 'Whoever'],
  ['There is no earlier account. This link is no longer valid.', null],
  ['Enter a whole number. The recipient’s mail server refused it.', null],
])('in “%s” the stiff phrase is %j', (text, phrase) => {
  expect(stiffPhraseIn('productTexts.example', text)).toBe(phrase);
});

it('accepts a phrase that the specification gives', () => {
  const text = 'Maximum 1000 products can be imported at once';
  expect(stiffPhraseIn('productImportTexts.refused.tooManyRows', text)).toBeNull();
});
