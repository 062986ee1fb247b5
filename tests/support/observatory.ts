/**
 * Returns the points that Mozilla's HTTP Observatory gives an https response (developer.mozilla.org/en-US/observatory,
 * scoring): starting at 100, with one entry per test. Each header here either passes or fails; for the exact penalties,
 * see their scoring.
 */
export function observatoryPoints(answer: Response): Record<string, number> {
  const header = (name: string) => answer.headers.get(name) ?? '';
  // Observatory treats several policies as one header; what counts is what the first one allows, which limits all
  // others.
  const [policy = ''] = header('Content-Security-Policy').split(', ');
  const directives = new Map(
    policy.split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const unsafe = /^('unsafe-.*'|data:|https?:|\*|https?:\/\/\*.*)$/;
  const isTight = ['script-src', 'style-src', 'object-src'].every(
    (name) => !sourcesOf(name).some((source) => unsafe.test(source)),
  );
  const closed = directives.get('default-src')?.join() === "'none'";
  const formsAtHome = /^'(none|self)'$/.test(directives.get('form-action')?.join() ?? '');
  const [, seconds = '0'] = /max-age=(\d+)/.exec(header('Strict-Transport-Security')) ?? [];
  const cookies = answer.headers.getSetCookie();
  const isSafeCookie = (cookie: string) =>
    /; secure(;|$)/i.test(cookie) && /; samesite=(lax|strict|none)(;|$)/i.test(cookie);
  const allows = header('Access-Control-Allow-Origin') !== '';
  return {
    start: 100,
    'content-security-policy': isTight && closed && formsAtHome ? 10 : -25,
    cookies: cookies.length === 0 ? 0 : cookies.every(isSafeCookie) ? 5 : -20,
    'cross-origin-resource-sharing': allows ? -50 : 0,
    'referrer-policy': /^(no-referrer|same-origin)$/.test(header('Referrer-Policy')) ? 5 : -5,
    'strict-transport-security': Number(seconds) >= 31_536_000 ? 0 : -20,
    'x-content-type-options': header('X-Content-Type-Options') === 'nosniff' ? 0 : -5,
    'x-frame-options': sourcesOf('frame-ancestors').join() === "'none'" ? 5 : -20,
    'cross-origin-resource-policy':
      header('Cross-Origin-Resource-Policy') === 'same-origin' ? 10 : -5,
  };
}
