/** First path segments to which a stored origin may lead. */
const knownSegments = new Set(['us', 'ca', 'uk', 'au', 'app', 'invoice', 'view-invoice']);
const maxPathLength = 2000;

/**
 * Validates a `redirectTo` or stored origin: returns it if it is a same-origin path with a known first segment, else
 * null. Requires one leading slash and no backslash, white space, control character or dot segment, plain or
 * percent-encoded, so that no parser can find a host in it.
 */
export function parseRedirectPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > maxPathLength) return null;
  if (!/^\/[a-z]/.test(value) || !/^[\x21-\x7e]+$/.test(value) || value.includes('\\')) return null;
  const [path = ''] = value.split(/[?#]/);
  const segments = path.split('/').slice(1);
  if (!knownSegments.has(segments[0] ?? '')) return null;
  if (segments[0] === 'app' && segments[1] !== 'ios') return null;
  if (!segments.every(isPlainSegment)) return null;
  const base = 'https://same-origin.invalid';
  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return null;
  }
  // A path that the URL parser would change isn't what it seems.
  return url.origin === base && url.pathname === path ? value : null;
}

function isPlainSegment(segment: string, index: number, all: string[]): boolean {
  if (segment === '') return index === all.length - 1;
  return /^[A-Za-z0-9_-][A-Za-z0-9._~-]*$/.test(segment);
}
