type Params = Record<string, unknown>;

/**
 * Parses Stripe's form encoding: `a[b][0][c]=d` is `{ a: { b: [{ c: 'd' }] } }`. All values are
 * strings. Objects with the keys 0, 1, 2 … become arrays, as do values written `a[]=b`.
 */
export function readFormParams(text: string): Params {
  const root = emptyParams();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split(/[[\]]+/).filter((part, at) => part !== '' || at === 0);
    if (name.endsWith('[]')) path.push('');
    put(root, path, value);
  }
  return foldLists(root) as Params;
}

function put(into: Params, path: string[], value: string): void {
  const [name = '', ...rest] = path;
  const key = name === '' ? String(Object.keys(into).length) : name;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const child = into[key];
  const next = typeof child === 'object' && child !== null ? (child as Params) : emptyParams();
  into[key] = next;
  put(next, rest, value);
}

/** Has no prototype, so that `__proto__` is an ordinary key. */
function emptyParams(): Params {
  return Object.create(null) as Params;
}

function foldLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, foldLists(each)] as const);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList ? entries.map(([, each]) => each) : { ...Object.fromEntries(entries) };
}
