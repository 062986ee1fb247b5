import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRedirectPath } from '#app/domain/navigation/redirect-path.ts';

it.each([
  '/us',
  '/us/',
  '/uk/create-invoice',
  '/au/invoices?highlight=4f1&download=true',
  '/ca/clients/2f6e#notes',
  '/app/ios/create',
  '/view-invoice/abc-123',
  '/invoice/abc?x=https://evil.example',
])('%s is kept', (path) => expect(parseRedirectPath(path)).toBe(path));

it.each([
  '',
  '/',
  'us',
  '//evil.example',
  '//us/x',
  '/\\evil.example',
  '/us\\..\\x',
  '\\us',
  'https://evil.example/us',
  'javascript:alert(1)',
  '/evil',
  '/api/live',
  '/app/android',
  '/app',
  '/us/../api/live',
  '/us/./x',
  '/us/%2e%2e/api',
  '/us//evil.example',
  '/us/%2f%2fevil.example',
  '/us/\nx',
  ' /us',
  '/us /x',
  '/ＵＳ',
  '/us@evil.example',
  '/US/pricing',
  `/us/${'x'.repeat(3000)}`,
  null,
  ['/us'],
  42,
])('%j is dropped', (path) => expect(parseRedirectPath(path)).toBeNull());

it('kept paths never leave the origin', () => {
  const path = fc.oneof(
    fc.string().map((text) => `/us${text}`),
    fc.webPath().map((text) => `/uk${text}`),
    fc.string(),
  );
  fc.assert(
    fc.property(path, (text) => {
      const kept = parseRedirectPath(text);
      if (kept !== null) {
        expect(new URL(kept, 'https://billwren.example').origin).toBe('https://billwren.example');
      }
    }),
  );
});
