import { expect, it } from 'vitest';
import { stiffPhraseIn } from '#scripts/stiff-phrases.ts';

it.each([
  ['Your mails are stopped.', 'mails'],
  ['“{typed}” is no date.', 'is no'],
  ['This series was changed meanwhile.', 'meanwhile'],
  ['Whoever has the link can read it.', 'Whoever'],
])('refuses “%s”', (text, phrase) => {
  expect(stiffPhraseIn('productTexts.example', text)).toBe(phrase);
});

it.each([
  'Your emails are paused.',
  'There is no earlier account.',
  'This link is no longer valid.',
  'Enter a whole number.',
  'The recipient’s mail server refused it.',
])('accepts “%s”', (text) => {
  expect(stiffPhraseIn('productTexts.example', text)).toBeNull();
});

it('accepts a phrase that the specification gives', () => {
  const text = 'Maximum 1000 products can be imported at once';
  expect(stiffPhraseIn('productImportTexts.refused.tooManyRows', text)).toBeNull();
});
