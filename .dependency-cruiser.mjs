// The law of imports: which room may know which, and which package belongs to whom. A room that is not here may
// import nothing of ours. tests/lint-rules.test.ts plants a breach of each rule.

/** Each room with the rooms that it may import from, its own aside, and those of which it may know types alone. */
const rooms = {
  workers: {
    imports: [
      'app/handlers',
      'app/http',
      'app/services',
      'app/adapters',
      'app/pdf',
      'app/remix',
      'app/domain',
      'app/texts',
      'db',
      'build',
    ],
  },
  app: {
    imports: [
      'app/handlers',
      'app/http',
      'app/screens',
      'app/components',
      'app/browser',
      'app/remix',
      'app/domain',
      'app/texts',
    ],
  },
  'app/routes': {
    imports: [
      ...['app/handlers', 'app/http', 'app/services', 'app/screens', 'app/components'],
      ...['app/browser', 'app/adapters', 'app/pdf', 'app/domain', 'app/texts'],
    ],
    // A route hands the database on to a service, and never asks it anything.
    types: ['db'],
  },
  'app/handlers': {
    imports: [
      'app/http',
      'app/services',
      'app/adapters',
      'app/remix',
      'app/domain',
      'app/texts',
      'db',
    ],
    // What a screen wants to be given.
    types: ['app/screens'],
  },
  'app/http': { imports: ['app/adapters', 'app/remix', 'app/domain', 'app/texts', 'db'] },
  'app/services': { imports: ['app/adapters', 'app/pdf', 'app/domain', 'app/texts', 'db'] },
  'app/screens': {
    imports: ['app/components', 'app/browser', 'app/remix', 'app/domain', 'app/texts'],
  },
  'app/components': { imports: ['app/texts'] },
  'app/browser': { imports: ['app/domain', 'app/texts'] },
  'app/service-worker': { imports: ['app/remix', 'app/domain', 'app/texts'] },
  // What depends on how Remix works inside; all others know its documented exports alone.
  'app/remix': { imports: ['app/browser', 'app/domain', 'app/texts'] },
  'app/adapters': { imports: ['app/domain', 'app/texts'] },
  'app/pdf': { imports: ['app/domain', 'app/texts'] },
  'app/domain': { imports: ['app/texts'] },
  'app/texts': { imports: ['app/domain'] },
  db: { imports: ['app/domain', 'app/texts'] },
  scripts: { imports: ['db', 'app/adapters', 'app/domain', 'app/texts', 'app/pdf', 'tests'] },
};

/** Packages that only these files may import; scripts may import any. */
const packages = [
  { name: 'lucia', onlyIn: '^app/http/session/session(-adapter)?\\.server\\.ts$' },
  { name: 'arctic', onlyIn: '^app/adapters/identity/(google|apple)\\.server\\.ts$' },
  {
    name: 'stripe',
    onlyIn: '^app/adapters/stripe/(stripe|stripe-connect|open-stripe)\\.server\\.ts$',
  },
  {
    name: '@apple/app-store-server-library',
    onlyIn: '^app/adapters/app-store/verify-signed-data\\.server\\.ts$',
  },
  { name: '(drizzle-orm|@libsql/client)', onlyIn: '^db/' },
  { name: 'pdf-lib', onlyIn: '^app/pdf/' },
  // An export that is imported is unpacked in the browser.
  { name: 'fflate', onlyIn: '^app/(pdf|browser/import)/' },
  { name: 'cloudflare:[a-z]+', onlyIn: '^workers/' },
  { name: '@(capacitor|capawesome)/[^/]+', onlyIn: '^app/browser/native/' },
  {
    name: '(react|react-dom|radix-ui|sonner|lucide-react)',
    onlyIn: '^app/(routes|screens|components|[^/]+$)',
  },
  {
    name: '@remix-run/[^/]+',
    onlyIn: '^app/(routes|handlers|http|screens|components|remix|[^/]+$)',
  },
  // What a browser loads takes the small one; of the calls it loads nothing.
  { name: 'zod(?!/(v4/)?mini/)', onlyIn: '^(workers|db|app/routes/api\\.)|\\.server\\.ts$' },
];

const serverFiles =
  '^(workers|scripts|db)/|^app/(routes|handlers|http|services|adapters|pdf|remix)/|^app/(root|entry\\.server)\\.tsx$';
const clientFiles = '^app/(routes|screens|browser|remix)/|^app/(root|entry\\.client)\\.tsx$';

const filesOf = (room) => (room === 'app' ? '^app/[^/]+$' : `^${room}/`);
const anyOf = (names) => names.map(filesOf).join('|');
const packageFiles = (name) => `^(node_modules/)?(@types/)?${name}(/|$)`;

const forbidden = [
  ...Object.entries(rooms).map(([room, { imports, types = [] }]) => ({
    name: `${room} may not know that room`,
    from: { path: filesOf(room) },
    to: {
      path: '^(app|workers|db|scripts|tests|build)/',
      pathNot: `${anyOf([room, ...imports, ...types])}|\\.css$`,
    },
  })),
  ...Object.entries(rooms).flatMap(([room, { types = [] }]) =>
    types.map((known) => ({
      name: `${room} may know types of ${known} alone`,
      from: { path: filesOf(room) },
      to: { path: filesOf(known), dependencyTypesNot: ['type-only'] },
    })),
  ),
  {
    name: 'every folder of app is a room of this law',
    from: { path: '^app/[^/]+/', pathNot: anyOf(Object.keys(rooms)) },
    to: {},
  },
  {
    name: 'routes do not import each other',
    from: { path: '^app/routes/' },
    to: { path: '^app/routes/' },
  },
  {
    name: 'it runs on the server only',
    from: { pathNot: serverFiles },
    to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'it runs in the browser only',
    from: { pathNot: clientFiles },
    to: { path: '\\.client\\.tsx?$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'the domain knows no package but zod',
    from: { path: '^app/domain/' },
    to: { pathNot: `^app/|${packageFiles('zod')}` },
  },
  {
    // Its packages below the documented ones, and single files of those. tests/remix/internals.test.ts has the rest.
    name: 'the internals of Remix are known in app/remix alone',
    from: { pathNot: '^(app/remix|scripts)/' },
    to: {
      path: [
        packageFiles('(react-router(-dom)?|turbo-stream|@remix-run/(router|server-runtime))'),
        '@remix-run/[^/]+/dist/(?!(esm/)?index\\.)',
      ],
    },
  },
  ...packages.map(({ name, onlyIn }) => ({
    name: `${name} has its own place`,
    from: { pathNot: `${onlyIn}|^scripts/` },
    to: { path: packageFiles(name) },
  })),
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^(node_modules|tests|build)/' },
    exclude: { path: '\\?raw$' },
    cache: { strategy: 'content' },
  },
};
