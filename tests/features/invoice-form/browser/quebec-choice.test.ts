import { expect, it } from 'vitest';
import {
  loadQuebecChoice,
  saveQuebecChoice,
} from '#app/features/invoice-form/ui/quebec-choice.client.ts';

const key = 'billwren_quebec_language';

function storageWith(text: string | null) {
  const texts = new Map(text === null ? [] : [[key, text]]);
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, value: string) => void texts.set(name, value),
  };
}

it.each(['fr-CA+en-CA', 'fr-CA', 'kept'] as const)('the choice %s is restored', (choice) => {
  const storage = storageWith(null);
  expect(loadQuebecChoice(storage)).toBeNull();
  saveQuebecChoice(storage, choice);
  expect(loadQuebecChoice(storage)).toBe(choice);
});

it.each(['{"choice":"ru"}', 'broken', '7'])('%s is not a choice', (text) => {
  expect(loadQuebecChoice(storageWith(text))).toBeNull();
});
