import { expect, test } from 'vitest';
import {
  documentLanguages,
  isDocumentLanguage,
  ownNameOf,
} from '#app/domain/language/document-language.ts';

test('document languages are listed by their own names', () => {
  expect(documentLanguages.map(ownNameOf)).toEqual([
    'English (US)',
    'English (UK)',
    'English (Canada)',
    'Français (Canada)',
    'Français (Canada) + English',
    'English (Australia)',
    'Русский',
  ]);
});

test('others are not document languages', () => {
  expect(documentLanguages.every(isDocumentLanguage)).toBe(true);
  for (const other of ['', 'fr', 'en-CA+fr-CA', null, 7])
    expect(isDocumentLanguage(other)).toBe(false);
});
