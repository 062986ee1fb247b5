import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseSignOutMark } from '#app/domain/account/session-lifetimes.ts';
import {
  recordSignOutRequest,
  settleSignOut,
  userDraftKey,
  waitingSettingsKey,
} from '#app/features/account/ui/clear-user-data.client.ts';
import { guestDraftKey } from '#app/features/invoice-form/ui/draft-keys.client.ts';
import { memoryStorage } from '#tests/ui/browser/memory-storage.ts';

let local: ReturnType<typeof memoryStorage>;
let tab: ReturnType<typeof memoryStorage>;
let jar: string;

const own = [`${userDraftKey('ana')}:key-1`, waitingSettingsKey('ana')];
const keys = () => [...local.entries.keys(), ...tab.entries.keys()];

beforeEach(() => {
  [local, tab, jar] = [memoryStorage(), memoryStorage(), ''];
  for (const key of [...own, guestDraftKey, userDraftKey('bo')]) local.setItem(key, '[]');
  tab.setItem(`${userDraftKey('ana')}:edit:i1`, '{}');
  vi.stubGlobal('window', { localStorage: local, sessionStorage: tab });
  vi.stubGlobal('document', {
    get cookie() {
      return jar;
    },
    set cookie(line: string) {
      jar = line.includes('Max-Age=0') ? '' : (line.split(';')[0] ?? '');
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('the next page clears the data after a sign-out that no page could clean up', () => {
  jar = '__Host-signed-out=done';
  settleSignOut(null);
  expect(keys()).toEqual([guestDraftKey]);
  expect(jar).toBe('');
});

it('a requested sign-out whose response was lost clears the data too', () => {
  recordSignOutRequest();
  settleSignOut(null);
  expect(keys()).toEqual([guestDraftKey]);
});

it('a sign-out that did not happen clears nothing, now or when the session ends later', () => {
  recordSignOutRequest();
  settleSignOut('ana');
  expect(jar).toBe('');
  settleSignOut(null);
  expect(keys()).toHaveLength(5);
});

it('a user who signed in since keeps their data', () => {
  jar = '__Host-signed-out=done';
  settleSignOut('bo');
  expect(keys()).toEqual([guestDraftKey, userDraftKey('bo')]);
});

it('the mark is found among other cookies, and no other value counts as one', () => {
  expect(parseSignOutMark('a=b; __Host-signed-out=done; c=d')).toBe('done');
  expect(parseSignOutMark('x__Host-signed-out=done; __Host-signed-out=other')).toBeNull();
});
