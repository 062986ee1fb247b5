import { describe, expect, test } from 'vitest';
import { issueCollector } from '#app/domain/invoices/draft-issue.ts';
import {
  checkLook,
  formatLook,
  parseAccent,
  parseDraftLook,
  parseStoredLook,
} from '#app/domain/looks/check-look.ts';
import { type DraftLook, defaultLook, draftOfLook, namedAccents } from '#app/domain/looks/look.ts';
import { lookShades } from '#app/domain/looks/shades.ts';

const typed: DraftLook = {
  accent: '#B7791F',
  typeface: 'source-serif',
  logoPlace: 'center',
  logoSize: 'large',
  columns: null,
  footer: '  See you soon\n',
  opening: 'Dear client,\r\nhere is what we agreed.',
  terms: '',
};

function check(look: DraftLook | null) {
  const collector = issueCollector();
  return { look: checkLook(look, collector), issues: collector.issues };
}

describe('an accent', () => {
  test('is a color of six digits in any case, or one of twelve names', () => {
    expect(parseAccent(' #A1B2C3 ')).toBe('#a1b2c3');
    expect(parseAccent('Navy')).toBe(namedAccents.navy);
    expect(Object.keys(namedAccents)).toHaveLength(12);
  });

  test.each(['#abc', 'abcdef', '#12345g', 'chartreuse', 'toString', '', '#1234567', 'red;'])(
    'is never “%s”',
    (text) => expect(parseAccent(text)).toBeNull(),
  );

  test.each(Object.entries(namedAccents))('%s fills bars as it is', (_name, accent) => {
    expect(lookShades(accent, 'light').fill).toBe(accent);
  });
});

describe('checking a look', () => {
  test('cleans its texts and its accent', () => {
    expect(check(typed)).toEqual({
      look: {
        accent: '#b7791f',
        typeface: 'source-serif',
        logoPlace: 'center',
        logoSize: 'large',
        columns: null,
        footer: 'See you soon',
        opening: 'Dear client,\nhere is what we agreed.',
        terms: null,
      },
      issues: [],
    });
  });

  test('makes the default look null', () => {
    expect(check(null).look).toBeNull();
    expect(check({ ...draftOfLook(defaultLook), accent: 'wren', footer: ' ' }).look).toBeNull();
  });

  test('reports an unknown accent and texts above their limits', () => {
    const long = { footer: 'f'.repeat(301), opening: 'o'.repeat(1001), terms: 't'.repeat(5001) };
    expect(check({ ...typed, ...long, accent: 'beige' }).issues).toEqual([
      { field: 'look.accent', group: 'invoice', code: 'accent' },
      { field: 'look.footer', group: 'invoice', code: 'tooLong', label: 'footerText', max: 300 },
      { field: 'look.opening', group: 'invoice', code: 'tooLong', label: 'openingText', max: 1000 },
      { field: 'look.terms', group: 'invoice', code: 'tooLong', label: 'termsText', max: 5000 },
    ]);
    const longest = { footer: 'f'.repeat(300), opening: 'o'.repeat(1000), terms: 't'.repeat(5000) };
    expect(check({ ...typed, ...longest }).issues).toEqual([]);
  });
});

describe('a look from outside', () => {
  test.each([undefined, null, 'red', 7, []])('is none when it is %j', (value) => {
    expect(parseDraftLook(value)).toBeNull();
  });

  test('has default tokens where its own are unknown', () => {
    expect(parseDraftLook({ typeface: 'comic', logoSize: 3, accent: null, terms: ['x'] })).toEqual(
      draftOfLook(defaultLook),
    );
  });

  test('keeps what is typed, for the form to mark', () => {
    expect(parseDraftLook({ ...typed, accent: 'beige' })).toEqual({ ...typed, accent: 'beige' });
  });
});

describe('a stored look', () => {
  test('is read as it was written', () => {
    const { look } = check(typed);
    expect(parseStoredLook(formatLook(look))).toEqual(look);
    expect(formatLook(null)).toBeNull();
    expect(parseStoredLook(null)).toBeNull();
  });

  test.each(['', '{', '[]', '{"accent":"url(x)"}'])('that reads “%s” is the default', (json) => {
    expect(parseStoredLook(json)).toBeNull();
  });
});
