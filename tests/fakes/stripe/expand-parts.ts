import { badRequest } from './refusal.ts';

/** Objects by kind and id. */
type Objects = Record<string, Map<string, object>>;

/**
 * Copies an object with the fields at these paths (`customer`, `data.latest_invoice`) expanded from
 * ids to objects.
 * @throws StripeRefusal for a path that doesn't exist
 */
export function expandParts(object: object, paths: string[], objects: Objects): object {
  const copy = structuredClone(object);
  for (const path of paths) expandPath(copy, path.split('.'), path, objects);
  return copy;
}

function expandPath(
  holder: object,
  [name = '', ...rest]: string[],
  path: string,
  objects: Objects,
) {
  if (Array.isArray(holder)) {
    for (const each of holder) expandPath(each, [name, ...rest], path, objects);
    return;
  }
  const found = Object.entries(holder).find(([key]) => key === name);
  if (!found) throw badRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const value: unknown = typeof found[1] === 'string' ? lookUp(found[1], objects) : found[1];
  Object.assign(holder, { [name]: value });
  if (rest.length > 0 && typeof value === 'object' && value !== null) {
    expandPath(value, rest, path, objects);
  }
}

function lookUp(id: string, objects: Objects): unknown {
  for (const kind of Object.values(objects)) {
    const found = kind.get(id);
    if (found) return structuredClone(found);
  }
  return id;
}
