type Params = Record<string, unknown>;

/**
 * Reads Stripe's form encoding: `a[b][0][c]=d` is `{ a: { b: [{ c: 'd' }] } }`. Every value is text; objects whose
 * names are 0, 1, 2 … become lists, and so does what is written `a[]=b`.
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

/** Without a prototype, so that `__proto__` is a name like any other. */
function emptyParams(): Params {
  return Object.create(null) as Params;
}

function foldLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, each]) => [name, foldLists(each)] as const);
  const isList = entries.length > 0 && entries.every(([name], at) => name === String(at));
  return isList ? entries.map(([, each]) => each) : { ...Object.fromEntries(entries) };
}
