import fc from 'fast-check';

/** The JSON that is posted to the import. */
export type ImportPost = Record<string, unknown>;

const numbers = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 2 ** 53, -1, 0, 0.5, 1e308];
const words =
  'ABC JPY KWD Canada paid void credited accepted card refund reversal credit note __proto__ constructor';
const dates =
  '2999-01-01 2026-02-30 0000-01-01 9999-12-31 2999-01-01T00:00:00.000Z 2026-02-30T00:00:00Z';
const figures = '9007199254740991 -5 0.001 1e9 NaN';
const broken = ['', ' ', '\ud800', 'a\u0000b', '\u202eevil', "'; DROP TABLE", 'x'.repeat(300)];
const long = ['x'.repeat(19_000), '[{"label":"a","amount":1e300,"due":"x"}]'];
const texts = [words, dates, figures].flatMap((line) => line.split(' ')).concat(broken, long);
const trees = [
  [],
  {},
  [[[[[[[[1]]]]]]]],
  JSON.parse('{"__proto__":{"isIssued":true},"constructor":1}'),
];

/** Values that our exports never contain. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, ...numbers, ...texts, ...trees),
  fc.integer(),
  fc.double(),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

type Change = {
  at: number;
  deed: 'set' | 'drop' | 'repeat' | 'swap';
  value: unknown;
  from: number;
};

/** Changes to a post, each at an index into all values of its JSON. */
export const hostileChanges: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    at: fc.nat(),
    deed: fc.constantFrom('set', 'set', 'set', 'drop', 'repeat', 'swap'),
    value: hostileValue,
    from: fc.nat(),
  }),
  { maxLength: 3 },
);

type Place = { holder: Record<string, unknown> | unknown[]; key: string };

function placesIn(value: unknown, places: Place[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return places;
  for (const key of Object.keys(value)) {
    places.push({ holder: value as Place['holder'], key });
    placesIn((value as Record<string, unknown>)[key], places);
  }
  return places;
}

/** Returns a copy of a post with some changes and the same intent. */
export function changePost(post: ImportPost, changes: readonly Change[]): ImportPost {
  const { intent, ...changed } = structuredClone(post);
  for (const { at, deed, value, from } of changes) {
    const places = placesIn(changed);
    const place = places[at % Math.max(1, places.length)];
    if (!place) break;
    const { key } = place;
    const holder = place.holder as Record<string, unknown>;
    if (deed === 'drop') delete holder[key];
    else if (deed === 'repeat' && Array.isArray(place.holder)) place.holder.push(holder[key]);
    else if (deed === 'swap') {
      const other = places[from % places.length];
      if (other) holder[key] = (other.holder as typeof holder)[other.key];
    } else holder[key] = structuredClone(value);
    if (deed === 'swap') return { intent, ...structuredClone(asTree(changed)) };
  }
  return { intent, ...changed };
}

/** Cuts off values that contain themselves. */
function asTree(value: object, depth = 0): object {
  if (depth > 12) return {};
  const entries = Object.entries(value).map(([key, each]) => {
    return [key, typeof each === 'object' && each !== null ? asTree(each, depth + 1) : each];
  });
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

/** Ledger entries that reference some documents and one another, mostly well-formed. */
export function hostileEntries(ids: readonly string[]): fc.Arbitrary<object[]> {
  const entryId = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const documentId = fc.constantFrom(...ids, 'nowhere');
  return fc.array(
    fc
      .record({
        id: entryId,
        invoiceId: documentId,
        at: fc.constantFrom('2026-03-21T12:00:00.000Z', '2026-03-22T12:00:00.000Z'),
        kind: fc.constantFrom(
          ...'payment payment reversal refund used returned credited'.split(' '),
        ),
        origin: fc.constantFrom('hand', 'hand', 'mark', 'card', 'credit', 'note', 'taken-over'),
        amountMinor: fc.constantFrom(1, 500, 500, 16_501, 16_501, 33_002, Number.MAX_SAFE_INTEGER),
        day: fc.constantFrom('2026-03-21', '2026-03-21', '2026-03-21', '2999-01-01', null),
        method: fc.constantFrom('cash', 'card', 'other'),
        undoes: fc.option(entryId),
        otherInvoiceId: fc.option(documentId),
      })
      .map((entry) => ({
        ...entry,
        reference: null,
        note: null,
        // Makes half of the entries follow the schema.
        ...(entry.amountMinor < 1000 && {
          undoes: entry.kind === 'payment' ? null : (entry.undoes ?? 'a'),
          otherInvoiceId:
            entry.origin === 'credit' || entry.origin === 'note'
              ? (entry.otherInvoiceId ?? ids[0])
              : null,
        }),
      })),
    { minLength: 1, maxLength: 12 },
  );
}
