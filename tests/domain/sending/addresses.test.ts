import { describe, expect, test } from 'vitest';
import { parseAddresses } from '#app/domain/sending/addresses.ts';

describe('a pasted line of addresses', () => {
  test.each([
    ['a@x.example, b@x.example; c@x.example d@x.example', ['a', 'b', 'c', 'd']],
    ['Jane Doe <A@x.example>, Bob <b@x.example>', ['a', 'b']],
    ['"Doe, Jane" <a@x.example>; <b@x.example>', ['a', 'b']],
    ['<a@x.example> <b@x.example>', ['a', 'b']],
    ['Jane <a@x.example> Bob <b@x.example>', ['a', 'b']],
    ['mailto:a@x.example,mailto:b@x.example?subject=Hi', ['a', 'b']],
    ['a@x.example\u200b,\u200bA@x.example', ['a']],
    ['a@x.example\r\nb@x.example\r\n', ['a', 'b']],
  ])('%j is cleaned to its addresses', (typed, locals) => {
    expect(parseAddresses(typed)).toEqual({
      addresses: locals.map((local) => `${local}@x.example`),
      wrong: [],
    });
  });

  test.each([
    ['Jane a@x.example', ['jane']],
    ['a@x.example Bob <b@x.example>', ['a@x.example bob <b@x.example>']],
    ['boss@x.example <a@y.example>', ['boss@x.example <a@y.example>']],
    ['=?utf-8?q?x?=@x.example', ['=?utf-8?q?x?=@x.example']],
    ['Jane <>', ['jane <>']],
  ])('with %j lists what isn’t an address', (typed, wrong) => {
    expect(parseAddresses(typed).wrong).toEqual(wrong);
  });

  test('is read quickly, however long', () => {
    for (const part of ['"', '<', '>', '"<', 'a@<', ' ,"']) {
      expect(parseAddresses(part.repeat(4_000)).addresses).toEqual([]);
    }
  });
});
