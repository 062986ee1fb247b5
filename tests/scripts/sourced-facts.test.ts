import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '#app/domain/dates.ts';
import { reportSources, sourcedFacts, stateOf } from '#scripts/sourced-facts.ts';

const source = { title: 'A page', url: 'https://example.com/', checkedOn: '2026-11-23' };

it.each(sourcedFacts)(
  'each rate and rule: $fact has its source and the date on which it was checked',
  ({ source: own }) => {
    expect(own?.title).toBeTruthy();
    expect(own?.url).toMatch(/^https:\/\/[\w.-]+\.\w+\//);
    expect(own?.checkedOn === null || isCalendarDate(own?.checkedOn ?? '')).toBe(true);
  },
);

describe('npm run check-sources', () => {
  it('lists what is older than 180 days and what was never confirmed', () => {
    const facts = [
      { fact: 'fresh', source },
      { fact: 'old', source: { ...source, checkedOn: '2026-01-01' } },
      { fact: 'unconfirmed', source: { ...source, checkedOn: null } },
    ];
    expect(reportSources(facts, '2026-11-23')).toEqual({
      lines: [
        'old          last checked 2026-01-01  https://example.com/',
        'unconfirmed  not checked              https://example.com/',
        '3 facts, 2 to check (2026-11-23)',
      ],
      isComplete: true,
    });
  });

  it('changes from current to outdated between the 180th and the 181st day', () => {
    expect(stateOf({ fact: '', source }, '2027-05-22')).toBe('fresh');
    expect(stateOf({ fact: '', source }, '2027-05-23')).toBe('last checked');
  });

  it.each([
    undefined,
    { ...source, title: '' },
    { ...source, url: '' },
    { ...source, url: 'http://example.com/' },
  ])('fails if a fact has no source: %o', (own) => {
    expect(reportSources([{ fact: 'bare', source: own }], '2026-11-23').isComplete).toBe(false);
  });
});
