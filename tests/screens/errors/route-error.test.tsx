import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DatabaseAwayPage } from '#app/screens/errors/database-away-page.tsx';
import { describeRouteError, sentenceOf } from '#app/screens/errors/route-error.tsx';

/** A thrown answer as the router hands it on. */
const answered = (status: number, data: unknown = '') => ({
  status,
  statusText: '',
  internal: false,
  data,
});

describe('an error of a page', () => {
  it.each([
    [answered(404), 'not-found'],
    [answered(503), 'database-away'],
    [answered(500), 'broken'],
    [new TypeError('Failed to fetch'), 'network-away'],
    [new TypeError('x is not a function'), 'broken'],
    ['?', 'broken'],
  ])('%j is %s', (error, page) => {
    expect(describeRouteError(error)).toBe(page);
  });

  it('brings its sentence along, where the answer has one', () => {
    expect(sentenceOf(answered(503, 'Error loading data: away'))).toBe('Error loading data: away');
    expect(sentenceOf(answered(503))).toBeNull();
    expect(sentenceOf(answered(503, { message: 'x' }))).toBeNull();
    expect(sentenceOf(new Error('x'))).toBeNull();
  });
});

describe('the page while the database is away', () => {
  it('says what could not be loaded, that nothing is lost, and tries again', () => {
    const page = renderToStaticMarkup(
      <DatabaseAwayPage retryPath="/us/invoices" failure="Error loading invoices: away" />,
    );
    expect(page).toContain('Error loading invoices: away');
    expect(page).toContain('Your saved invoices are safe');
    expect(page).toContain('This page tries again by itself.');
    expect(page).toContain('href="/us/invoices"');
  });
});
