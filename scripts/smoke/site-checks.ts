import { type Check, insist, Skipped } from './checks.ts';
import { type Answer, openClient, postOf } from './open-client.ts';

const pages = [
  '/us',
  '/ca',
  '/uk',
  '/au',
  '/us/create-invoice',
  '/us/auth',
  '/us/contact',
  '/us/privacy',
  '/us/terms',
  '/us/imprint',
];

const files: [path: string, type: RegExp][] = [
  ['/sw.js', /javascript/],
  ['/manifest.webmanifest', /manifest\+json/],
  ['/robots.txt', /^text\/plain/],
  ['/sitemap.xml', /xml/],
  ['/.well-known/jwks.json', /json/],
];

/** Checks the app's pages, files, security headers and refusals, without an account. */
export function siteChecks(origin: string): Check[] {
  const get = openClient(origin);
  const isSecure = origin.startsWith('https:');
  return [
    ...pages.map((path) => ({
      name: `page ${path}`,
      run: async () => {
        const page = await get(path);
        insistOn(page, 200, /^text\/html/);
        insist(/<h1[\s>]/.test(page.text), 'the page has no heading');
        insistOnHeaders(page, isSecure);
        return undefined;
      },
    })),
    ...files.map(([path, type]) => ({
      name: `file ${path}`,
      run: async () => {
        insistOn(await get(path), 200, type);
        return undefined;
      },
    })),
    {
      name: 'scripts and styles of the home page',
      run: async () => {
        const { text } = await get('/us');
        const paths = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [])];
        insist(paths.length > 0, 'the page references none');
        for (const path of paths) {
          const { status, type } = await get(path);
          insist(
            status === 200 && /javascript|css/.test(type),
            `${path} responded with ${status} ${type}`,
          );
        }
        return `${paths.length} files`;
      },
    },
    {
      name: 'an unknown address is 404',
      run: async () => {
        insistOn(await get('/us/no-such-page'), 404, /^text\/html/);
        return undefined;
      },
    },
    {
      name: 'the invoice list asks a guest to sign in',
      run: async () => {
        const { status, headers } = await get('/us/invoices');
        const location = headers.get('Location') ?? '';
        insist(
          status === 302 && location.includes('/us/auth'),
          `responded with ${status} ${location}`,
        );
        return undefined;
      },
    },
    {
      name: 'a request from another site is rejected',
      run: async () => {
        const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' };
        const { status } = await get('/api/language', postOf({}, foreign));
        insist(status === 403, `responded with ${status}`);
        return undefined;
      },
    },
    {
      name: 'http redirects to https',
      run: async () => {
        if (!isSecure) throw new Skipped('the origin is http');
        const { status, headers } = await openClient(origin.replace('https:', 'http:'))('/us');
        const location = headers.get('Location') ?? '';
        insist(
          [301, 308].includes(status) && location.startsWith(origin),
          `responded with ${status}`,
        );
        return undefined;
      },
    },
  ];
}

/** Checks `/healthz` of a worker, and `/readyz` if its secret is known. */
export function healthChecks(worker: string, origin: string, secret: string | undefined): Check[] {
  const get = openClient(origin);
  return [
    {
      name: `${worker}: healthz`,
      run: async () => {
        const { status, json } = await get('/healthz');
        insist(
          status === 200 && json.status === 'ok',
          `responded with ${status} ${JSON.stringify(json)}`,
        );
        return `version ${String(json.version)}`;
      },
    },
    {
      name: `${worker}: readyz without its secret is 404`,
      run: async () => {
        const { status } = await get('/readyz');
        insist(status === 404, `responded with ${status}`);
        return undefined;
      },
    },
    {
      name: `${worker}: readyz`,
      run: async () => {
        if (!secret) throw new Skipped('READYZ_SECRET is not set');
        const { status, json } = await get('/readyz', {
          headers: { Authorization: `Bearer ${secret}` },
        });
        insist(status !== 404, 'the worker has a different secret, or none');
        insist(status === 200, `responded with ${status}, red: ${JSON.stringify(json.red)}`);
        return undefined;
      },
    },
  ];
}

function insistOn({ status, type }: Answer, expected: number, expectedType: RegExp): void {
  insist(status === expected && expectedType.test(type), `responded with ${status} ${type}`);
}

/** Asserts the headers of a page (`app/http/security/security-headers.server.ts`). */
function insistOnHeaders({ headers, text }: Answer, isSecure: boolean): void {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  insist(nonce !== undefined && text.includes(`nonce="${nonce}"`), 'its scripts have no nonce');
  const expected: Record<string, RegExp> = {
    'Content-Security-Policy': /frame-ancestors 'none'/,
    'X-Content-Type-Options': /^nosniff$/,
    'X-Frame-Options': /^DENY$/,
    'Referrer-Policy': /^same-origin$/,
    'Cross-Origin-Opener-Policy': /^same-origin$/,
    ...(isSecure && { 'Strict-Transport-Security': /max-age=63072000/ }),
  };
  for (const [name, value] of Object.entries(expected)) {
    insist(value.test(headers.get(name) ?? ''), `${name} is ${headers.get(name)}`);
  }
}
