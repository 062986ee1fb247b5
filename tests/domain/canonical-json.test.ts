import { expect, test } from 'vitest';
import { canonicalJson } from '#app/domain/json.ts';

test('RFC 8785, 3.2.3: names in the order of their UTF-16 units, no spaces', () => {
  const names = { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 };
  const order = ['\r', '1', '\u0080', 'ö', '€', '😀', '\ufb33'];
  expect(Object.keys(JSON.parse(canonicalJson(names)))).toHaveLength(7);
  expect([...canonicalJson(names).matchAll(/:(\d)/g)].map(([, value]) => Number(value))).toEqual(
    order.map((name) => names[name as keyof typeof names]),
  );
  expect(canonicalJson({ b: [null, true, 1.5], a: 'é"' })).toBe('{"a":"é\\"","b":[null,true,1.5]}');
});
