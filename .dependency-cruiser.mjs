// The law of imports: which layer may know which, and which package belongs to whom. A layer that is not here may
// import nothing of ours. tests/lint-rules.test.ts plants a breach of each rule.

const feature = 'app/features/[^/]+';
/** What a feature shows to all others: its short lists of re-exports, and its texts. */
const publicFaces = `^${feature}/(public|texts)\\.ts$`;
/** Where a feature defines its texts. */
const catalogs = `^${feature}/texts\\.ts$`;
/** Words of others load no component: workers are bundled without a loader for what components import. */
const publicFacesOfWords = `^${feature}/public\\.words\\.ts$`;
const publicFacesOfServer = `^${feature}/public\\.server\\.ts$`;

/** What other features load late, by `import()` alone: a re-export would load them at once. */
const lateParts =
  '^app/features/(account/ui/session-watch\\.client\\.ts|estimates/ui/estimate-answer\\.tsx|invoice-form/ui/closed-invoice-page\\.tsx|invoice-sheet/(ui/look-colors\\.tsx|words/describe-document\\.ts)|looks/ui/look-panel\\.tsx|review/ui/form-review\\.tsx|sending/ui/send-dialog\\.tsx)$';

/**
 * Each layer: its files, what it may import besides its own files, and what it may know the types of. A feature's
 * layers are written with their feature as `$1`, which dependency-cruiser fills in.
 */
const layers = {
  workers: {
    files: '^workers/',
    imports: ['^app/', '^db/', '^build/'],
  },
  'the root and the entries of app': {
    files: '^app/[^/]+$',
    imports: ['^app/(features|frames|http|ui|adapters/native|remix|domain|i18n)/'],
  },
  pages: {
    files: '^app/(frames/[^/]+\\.route\\.tsx?|features/[^/]+/[^/]+\\.route\\.tsx)$',
    imports: [
      '^app/(features/[^/]+/(ui|server|words)|frames|http|ui|adapters|pdf|domain|i18n)/',
      catalogs,
    ],
    // A page hands the database on, and never asks it anything.
    types: ['^db/'],
  },
  'the addresses of a feature without a page': {
    files: '^app/features/([^/]+)/[^/]+\\.route\\.ts$',
    imports: [
      '^app/features/$1/(server|queries|words)/',
      catalogs,
      publicFaces,
      publicFacesOfServer,
      '^app/(http|adapters|pdf|domain|i18n)/',
      '^db/',
    ],
  },
  'the ui of a feature': {
    files: '^app/features/([^/]+)/ui/',
    imports: [
      '^app/features/$1/(ui|words)/',
      publicFaces,
      '^app/(frames|ui|adapters/native|remix|domain|i18n)/',
    ],
  },
  'the server of a feature': {
    files: '^app/features/([^/]+)/server/',
    imports: [
      '^app/features/$1/(server|queries|words)/',
      publicFaces,
      publicFacesOfServer,
      '^app/(http|adapters|pdf|remix|domain|i18n)/',
      '^db/',
    ],
    // What a screen is given.
    types: ['^app/features/$1/ui/', '^app/frames/'],
  },
  'the queries of a feature': {
    files: '^app/features/([^/]+)/queries/',
    imports: [
      '^app/features/$1/(queries|words)/',
      publicFacesOfServer,
      catalogs,
      '^app/(domain|i18n)/',
      '^db/',
    ],
  },
  'the words of a feature': {
    files: '^app/features/([^/]+)/words/',
    imports: ['^app/features/$1/words/', publicFacesOfWords, catalogs, '^app/(domain|i18n)/'],
  },
  'the texts of a feature': {
    files: '^app/features/([^/]+)/texts(/|\\.ts$)',
    imports: ['^app/(i18n|domain)/'],
  },
  'the public face of a feature': {
    files: '^app/features/([^/]+)/public\\.ts$',
    imports: ['^app/features/$1/(ui|words)/'],
    types: ['^app/features/$1/(server|queries)/'],
  },
  'the public face of the words of a feature': {
    files: '^app/features/([^/]+)/public\\.words\\.ts$',
    imports: ['^app/features/$1/words/'],
  },
  'the public face of the server of a feature': {
    files: '^app/features/([^/]+)/public\\.server\\.ts$',
    imports: ['^app/features/$1/(server|queries|words)/'],
  },
  'app/frames': {
    files: '^app/frames/(?!.*\\.route\\.)',
    imports: ['^app/(ui|adapters/native|remix|domain|i18n)/'],
  },
  'app/ui': {
    files: '^app/ui/',
    imports: ['^app/(adapters/native|domain|i18n)/'],
  },
  'app/http': {
    files: '^app/http/',
    imports: ['^app/(adapters|remix|domain|i18n)/', '^db/', publicFacesOfServer, catalogs],
  },
  'app/service-worker': {
    files: '^app/service-worker/',
    imports: ['^app/(remix|domain|i18n)/', catalogs],
  },
  // What depends on how Remix works inside; all others know its documented exports alone.
  'app/remix': { files: '^app/remix/', imports: ['^app/(ui/browser|domain|i18n)/'] },
  'app/adapters': { files: '^app/adapters/', imports: ['^app/(ui/browser|domain|i18n)/'] },
  'app/pdf': { files: '^app/pdf/', imports: ['^app/(domain|i18n)/', catalogs] },
  'app/domain': { files: '^app/domain/', imports: ['^app/routes\\.ts$'] },
  'app/i18n': { files: '^app/i18n/', imports: ['^app/domain/', catalogs] },
  db: { files: '^db/', imports: ['^app/(domain|i18n)/', publicFacesOfServer] },
  scripts: {
    files: '^scripts/',
    imports: ['^db/', '^app/((adapters|domain|i18n|pdf|features)/|routes\\.ts$)', '^tests/'],
  },
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
  { name: '(drizzle-orm|@libsql/client)', onlyIn: `^(db|${feature}/queries)/` },
  // An export that is imported is unpacked in the browser.
  { name: 'fflate', onlyIn: '^app/(pdf|features/imports/ui)/' },
  { name: 'cloudflare:[a-z]+', onlyIn: '^workers/' },
  { name: '@(capacitor|capawesome)/[^/]+', onlyIn: '^app/adapters/native/' },
  {
    name: '(react|react-dom|radix-ui|sonner|lucide-react)',
    onlyIn: `^(app/(ui|frames|[^/]+$)|${feature}/(ui/|[^/]+\\.route\\.tsx$))`,
  },
  {
    name: '@remix-run/[^/]+',
    onlyIn: `^(app/(http|ui|frames|remix|[^/]+$)|${feature}/((ui|server)/|[^/]+\\.route\\.tsx?$))`,
  },
  // What a browser loads takes the small one; of the calls it loads nothing.
  { name: 'zod(?!/(v4/)?mini/)', onlyIn: '^(workers|db)/|\\.(server|route)\\.ts$' },
];

const serverFiles = `^(workers|scripts|db)/|^app/(http|adapters|pdf|remix)/|\\.route\\.tsx?$|^${feature}/(server|queries)/|^${feature}/public\\.server\\.ts$|^app/(root|entry\\.server)\\.tsx$`;
const clientFiles = `^app/(ui|frames|remix|adapters/native)/|\\.route\\.tsx?$|^${feature}/(ui/|public\\.ts$)|^app/(root|entry\\.client)\\.tsx$`;

const packageFiles = (name) => `^(node_modules/)?(@types/)?${name}(/|$)`;
const ofSameFeature = (files) => files.replace('([^/]+)', '$1');
const ownFiles = '^(app|workers|db|scripts|tests|build)/';

const forbidden = [
  ...Object.entries(layers).map(([layer, { files, imports, types = [] }]) => ({
    name: `${layer} may not know that layer`,
    from: { path: files },
    to: {
      path: ownFiles,
      pathNot: [ofSameFeature(files), ...imports, ...types, lateParts, '\\.(css|svg)$'],
    },
  })),
  ...Object.entries(layers)
    .filter(([, { types }]) => types)
    .map(([layer, { files, types }]) => ({
      name: `${layer} may know types of that layer alone`,
      from: { path: files },
      to: { path: types, dependencyTypesNot: ['type-only'] },
    })),
  {
    name: 'every folder of app is a layer of this law',
    from: { path: '^app/[^/]+/', pathNot: Object.values(layers).map(({ files }) => files) },
    to: {},
  },
  {
    name: 'a part of another feature is loaded late',
    from: { path: '^app/(features/([^/]+)|[^/]+)/' },
    to: {
      path: lateParts,
      pathNot: '^app/features/$2/',
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'the texts of a language are read through their catalog',
    from: { pathNot: '^app/(i18n|features/[^/]+)/texts(/|\\.ts$)' },
    to: { path: '^app/(i18n|features/[^/]+)/texts/' },
  },
  {
    name: 'nothing imports a route, named in app/routes.ts',
    from: { path: '^(app|workers|db|scripts)/' },
    to: { path: '\\.route\\.tsx?$' },
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
    name: 'the domain knows no text and no language of a request',
    from: { path: '^app/domain/' },
    to: { path: '^app/(i18n|features)/' },
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
