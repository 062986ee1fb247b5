import { describe, expect, it } from 'vitest';
import {
  countPanelFilters,
  emptyListView,
  isFirstDescending,
  isNarrowed,
  type ListView,
  listSorts,
  parseListView,
  writeListView,
} from '#app/domain/invoices/list-view.ts';
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
