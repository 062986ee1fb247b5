import { expect, test } from 'vitest';
import {
  documentLanguages,
  isDocumentLanguage,
  ownNameOf,
} from '#app/domain/language/document-language.ts';

test('the languages of documents are named in themselves', () => {
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

test('others are no languages of documents', () => {
  expect(documentLanguages.every(isDocumentLanguage)).toBe(true);
  for (const other of ['', 'fr', 'en-CA+fr-CA', null, 7])
    expect(isDocumentLanguage(other)).toBe(false);
});
