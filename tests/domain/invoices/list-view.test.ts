import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  countPanelFilters,
  emptyListView,
  isAmountBound,
  isFirstDescending,
  isNarrowed,
  type ListView,
  listSorts,
  maxHundredthsAtMost,
  minHundredthsAtLeast,
  parseListView,
  writeListView,
} from '#app/domain/invoices/list-view.ts';
import { parseListCursor, writeListCursor } from '#app/domain/invoices/listed-invoice.ts';
import { maxSearchLength } from '#app/domain/search-text.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { plainAmount } from '#app/i18n/format/typed-amount.ts';

const read = (query: string) => parseListView(new URLSearchParams(query), 'invoice', plainAmount);
const write = (view: Partial<ListView>) => writeListView({ ...emptyListView, ...view }).toString();

describe('the URL of the list', () => {
  it('without parameters shows everything, newest first', () => {
    expect(read('')).toEqual(emptyListView);
    expect(write({})).toBe('');
  });

  it('has each part of the view, in a fixed order', () => {
    const view: ListView = {
      kind: 'invoice',
      search: 'fee 50%',
      status: 'due_soon',
      from: '2026-01-01',
      to: '2026-12-31',
      dueFrom: '2026-02-01',
      dueTo: '2026-11-30',
      min: '10',
      max: '1,000.50',
      client: 'Finch & Sons',
      currency: 'JPY',
      archived: true,
      sort: 'client',
      descending: true,
    };
    const query =
      'q=fee+50%25&status=due_soon&from=2026-01-01&to=2026-12-31&due-from=2026-02-01&due-to=2026-11-30&min=10&max=1%2C000.50' +
      '&client=Finch+%26+Sons&currency=JPY&archived=true&sort=client&dir=desc';
    expect(write(view)).toBe(query);
    expect(read(query)).toEqual(view);
  });

  it.each(['fr-CA', 'ru'] as const)('accepts an amount as it is written in %s', (language) => {
    const typed = (min: string) =>
      inLanguage(language, () => read(new URLSearchParams({ min }).toString()).min);
    expect(typed('1 250,50')).toBe('1250.50');
    expect(typed('12,5')).toBe('12.5');
    expect(typed('1250.50')).toBe('1250.50');
    expect(typed('zwölf')).toBeNull();
    expect(inLanguage('en-US', () => read('min=12,5').min)).toBeNull();
  });

  it.each([
    'status=due',
    'from=2026-02-30',
    'min=-5',
    'max=99999999999999999',
    `client=${'x'.repeat(201)}`,
    'currency=ABC',
    'archived=1',
    'after=whatever&highlight=x&unknown=1',
  ])('omits what it can’t use: %s', (query) => {
    expect(read(query)).toEqual(emptyListView);
  });

  it('trims a search and cuts what is too long, never within a character', () => {
    expect(read('q=++Finch+%26+Sons++').search).toBe('Finch & Sons');
    expect(read(`q=${'𝒳'.repeat(300)}`).search).toBe('𝒳'.repeat(maxSearchLength));
    expect(read('q=a%00b%0Ac').search).toBe('ab c');
  });

  it('sorts names from A and everything else from the newest or largest by default', () => {
    for (const sort of listSorts) {
      expect(read(`sort=${sort}`).descending).toBe(sort !== 'client');
      expect(isFirstDescending(sort)).toBe(sort !== 'client');
      expect(read(`sort=${sort}&dir=asc`).descending).toBe(false);
      expect(read(`sort=${sort}&dir=desc`).descending).toBe(true);
    }
    expect(write({ sort: 'due', descending: false })).toBe('sort=due&dir=asc');
    expect(write({ descending: false })).toBe('dir=asc');
  });
});

describe('the number on the filter button', () => {
  it('counts its filters, not search, status or archive', () => {
    expect(countPanelFilters(emptyListView)).toBe(0);
    expect(countPanelFilters(read('q=x&status=paid&archived=true&sort=due'))).toBe(0);
    expect(countPanelFilters(read('from=2026-01-01&to=2026-01-31&min=1&max=2'))).toBe(4);
    expect(countPanelFilters(read('client=Finch&currency=EUR'))).toBe(2);
  });

  it('a view is narrowed only by search, status and filters', () => {
    expect(['', 'archived=true', 'sort=due'].map((query) => isNarrowed(read(query)))).toEqual([
      false,
      false,
      false,
    ]);
    expect(['q=x', 'status=paid', 'min=1'].every((query) => isNarrowed(read(query)))).toBe(true);
  });
});

describe('an amount in a filter', () => {
  it.each([
    ['10', 1000, 1000],
    ['12.345', 1235, 1234],
    ['1,234.50', 123_450, 123_450],
    ['0', 0, 0],
    ['0.000001', 1, 0],
    ['999,999,999,999', 99_999_999_999_900, 99_999_999_999_900],
  ])('%s is at least %i and at most %i hundredths', (text, fewest, most) => {
    expect(isAmountBound(text)).toBe(true);
    expect([minHundredthsAtLeast(text), maxHundredthsAtMost(text)]).toEqual([fewest, most]);
  });

  it.each(['', '.', '-1', '1e3', '1,2', '1.1234567', '9'.repeat(13)])('“%s” is invalid', (text) => {
    expect(isAmountBound(text)).toBe(false);
    expect([minHundredthsAtLeast(text), maxHundredthsAtMost(text)]).toEqual([null, null]);
  });
});

const byClient: ListView = { ...emptyListView, sort: 'client', descending: false };
const end = { key: 'Żółć & 楽', createdAt: 1_800_000_000_000, id: 'a-b-c' };

describe('the end of a page', () => {
  it('is read back unchanged from the URL, and needs no escapes in it', () => {
    const text = writeListCursor(byClient, end);
    expect(text).toMatch(/^[\w-]+$/);
    expect(parseListCursor(text, byClient)).toEqual(end);
  });

  it('is only valid for its own order', () => {
    const text = writeListCursor(byClient, end);
    expect(parseListCursor(text, { ...byClient, descending: true })).toBeNull();
    expect(parseListCursor(text, { ...byClient, sort: 'number' })).toBeNull();
  });

  it.each([
    ['date', 'soon'],
    ['client', 'x'.repeat(401)],
  ] as const)('sorted by %s is not “%s”', (sort, key) => {
    const view = { ...emptyListView, sort };
    expect(parseListCursor(writeListCursor(view, { ...end, key }), view)).toBeNull();
  });

  it.each([null, '', 'x', '%%%', 'bnVsbA', 'W10', 'x'.repeat(5000)])(
    '“%s” is the first page',
    (text) => {
      expect(parseListCursor(text, emptyListView)).toBeNull();
    },
  );

  test('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (text, json) => {
        expect(parseListCursor(text, byClient)).toBeNull();
        parseListCursor(btoa(encodeURIComponent(JSON.stringify(json))), byClient);
      }),
    );
  });
});
