import { describe, expect, it } from 'vitest';
import {
  shouldRevalidateAfterPost,
  shouldRevalidateFrame,
} from '#app/frames/web/should-revalidate.ts';

type Change = Parameters<typeof shouldRevalidateFrame>[0];

function change(from: string, to: string, actionResult?: unknown): Change {
  const url = (path: string) => new URL(path, 'https://billwren.example');
  return {
    currentUrl: url(from),
    nextUrl: url(to),
    currentParams: {},
    nextParams: {},
    ...(actionResult !== undefined && { actionResult, formMethod: 'POST' as const }),
    defaultShouldRevalidate: true,
  };
}

describe('what is loaded again', () => {
  it('after a post: everything when it changed something, nothing when it did not', () => {
    for (const asks of [shouldRevalidateAfterPost, shouldRevalidateFrame]) {
      expect(asks(change('/us/invoices', '/us/invoices', { outcome: 'changed' }))).toBe(true);
      expect(asks(change('/us/invoices', '/us/invoices', { outcome: 'unreachable' }))).toBe(false);
    }
  });

  it('for another view of the list: the list, not the frame', () => {
    const search = change('/us/invoices', '/us/invoices?q=finch');
    expect(shouldRevalidateFrame(search)).toBe(false);
    expect(shouldRevalidateAfterPost(search)).toBe(true);
  });

  it('after a refused post that led to another view: everything, with its message', () => {
    const signOut = { ...change('/us/invoices?highlight=i1', '/us/invoices'), formMethod: 'POST' };
    expect(shouldRevalidateFrame(signOut as Change)).toBe(true);
  });

  it.each(['/us/clients', '/us/clients/c1'])('for more rows of %s: them, not the frame', (path) => {
    expect(shouldRevalidateFrame(change(path, `${path}?shown=100`))).toBe(false);
    expect(shouldRevalidateAfterPost(change(path, `${path}?shown=100`))).toBe(true);
  });

  it('for another page, or the same again: everything', () => {
    for (const [from, to] of [
      ['/us/invoices', '/us/pricing'],
      ['/us/clients', '/us/clients/c1'],
      ['/us/invoices?q=x', '/uk/invoices?q=y'],
      ['/us/invoices?q=x', '/us/invoices?q=x'],
      ['/us/auth', '/us/auth?tab=sign-up'],
    ] as const) {
      expect(shouldRevalidateFrame(change(from, to))).toBe(true);
      expect(shouldRevalidateAfterPost(change(from, to))).toBe(true);
    }
  });
});
