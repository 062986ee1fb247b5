import { expect, it } from 'vitest';
import { parseTypedCode } from '#app/domain/account/sign-in.ts';

it.each([
  ['132806', '132806'],
  ['132 806', '132806'],
  ['132-806', '132806'],
  ['Your Billwren code is 132 806', '132806'],
  ['Your code: 132806. It works for 10 minutes.', '132806'],
  ['1 3 2 8 0 6', '132806'],
  ['13280', '13280'],
  ['1328067', '1328067'],
])('reads the code in "%s"', (typed, code) => {
  expect(parseTypedCode(typed)).toBe(code);
});
