import type { Import, ParsedSource } from './parse-source.ts';

/** The rooms of the house, and for each the other rooms that it may import from. */
const rooms: Record<string, { imports: string[]; types?: string[] }> = {
  workers: {
    imports: ['app/http', 'app/services', 'app/adapters', 'app/pdf', 'app/domain', 'db', 'build'],
  },
  app: {
    imports: ['app/http', 'app/screens', 'app/components', 'app/browser', 'app/domain'],
  },
  'app/routes': {
    imports: [
      ...['app/http', 'app/services', 'app/screens', 'app/components', 'app/browser'],
      ...['app/adapters', 'app/pdf', 'app/domain'],
    ],
    // A route hands the database on to a service, and never asks it anything.
    types: ['db'],
  },
  'app/http': {
    imports: ['app/services', 'app/adapters', 'app/domain', 'db'],
    // What a screen wants to be given.
    types: ['app/screens'],
  },
  'app/services': { imports: ['app/adapters', 'app/pdf', 'app/domain', 'db'] },
  'app/screens': { imports: ['app/components', 'app/browser', 'app/domain'] },
  'app/components': { imports: [] },
  'app/browser': { imports: ['app/domain'] },
  'app/service-worker': { imports: ['app/domain'] },
  'app/adapters': { imports: ['app/domain'] },
  'app/pdf': { imports: ['app/domain'] },
  'app/domain': { imports: [] },
  db: { imports: ['app/domain'] },
  scripts: { imports: ['db', 'app/domain', 'app/pdf', 'tests'] },
};

/** Packages that only these files may know. */
const packages: { name: RegExp; onlyIn: RegExp }[] = [
  { name: /^lucia$/, onlyIn: /^app\/http\/session\.server\.ts$/ },
  { name: /^arctic$/, onlyIn: /^app\/adapters\/(google|apple)\.server\.ts$/ },
  { name: /^stripe$/, onlyIn: /^app\/adapters\/stripe\.server\.ts$/ },
  { name: /^@apple\/app-store-server-library$/, onlyIn: /^app\/adapters\/app-store\.server\.ts$/ },
  { name: /^(drizzle-orm|@libsql\/client)(\/|$)/, onlyIn: /^db\// },
  { name: /^(pdf-lib|fflate)$/, onlyIn: /^app\/pdf\// },
  { name: /^cloudflare:/, onlyIn: /^workers\// },
  { name: /^@capacitor\//, onlyIn: /^app\/browser\/native\// },
  {
    name: /^(react|react-dom|radix-ui|sonner|lucide-react)(\/|$)/,
    onlyIn: /^app\/(routes|screens|components|[^/]+$)/,
  },
  {
    name: /^@remix-run\//,
    onlyIn: /^(workers\/|app\/(routes|http|screens|components|[^/]+$))/,
  },
];

/** The only packages of the domain: rules need nothing else. */
const domainPackages = /^zod(\/mini)?$/;

/** What a room may not even name, since it would see the clock, chance, the network, the page or the request. */
const forbiddenGlobals: Record<string, RegExp> = {
  'app/domain':
    /^(Date\.now|new Date\(\)|Date\(\)|Math\.random|crypto\..*|performance\..*|process\..*|console\..*|(window|document|navigator|localStorage|sessionStorage|globalThis)\..*|(fetch|setTimeout|setInterval|queueMicrotask)\(\)|Request|Response|FormData|Headers)$/,
  'app/services':
    /^(Request|Response|FormData|Headers|new (Request|Response|FormData|Headers)\(…?\)|Date\.now|new Date\(\)|Response\..*)$/,
  'app/components': /^(fetch\(\))$/,
};

/** Rooms whose files run on the server alone, or in the browser alone, and say so in their names. */
const suffixes: { files: RegExp; ending: RegExp }[] = [
  { files: /^app\/(http|services|adapters)\//, ending: /\.server\.ts$/ },
  { files: /^db\/queries\//, ending: /\.server\.ts$/ },
  { files: /^app\/browser\//, ending: /\.client\.tsx?$/ },
];

const serverFiles =
  /^(workers|scripts|tests|db)\/|^app\/(routes|http|services|adapters|pdf)\/|^app\/(root|entry\.server)\.tsx$/;
const clientFiles = /^app\/(routes|screens|browser)\/|^app\/(root|entry\.client)\.tsx$/;

/** Every breach of the import law in these files, one sentence each; none is the healthy answer. */
export function findBreaches(sources: ParsedSource[]): string[] {
  return sources.flatMap((source) => [
    ...source.imports.flatMap((each) => judgeImport(source.path, each)),
    ...judgeGlobals(source),
    ...suffixes
      .filter(({ files, ending }) => files.test(source.path) && !ending.test(source.path))
      .map(({ ending }) => `${source.path} must end in ${ending.source}`),
  ]);
}

function judgeImport(path: string, imported: Import): string[] {
  if (path.startsWith('tests/')) return [];
  const breach = (why: string) => [`${path} imports ${imported.specifier}: ${why}`];
  if (imported.path === null) return judgePackage(path, imported.module ?? '', breach);

  if (/\.server\.tsx?$/.test(imported.path) && !imported.isTypeOnly && !serverFiles.test(path)) {
    return breach('it runs on the server only');
  }
  if (/\.client\.tsx?$/.test(imported.path) && !imported.isTypeOnly && !clientFiles.test(path)) {
    return breach('it runs in the browser only');
  }
  const [from, to] = [findRoom(path), findRoom(imported.path)];
  if (from === to) {
    return from === 'app/routes' ? breach('routes do not import each other') : [];
  }
  const room = rooms[from];
  if (!room) return breach(`the room ${from} is not in the law`);
  if (/\.css$/.test(imported.path) || room.imports.includes(to)) return [];
  if (imported.isTypeOnly && room.types?.includes(to)) return [];
  return breach(`${from} may not know ${to}`);
}

function judgePackage(path: string, name: string, breach: (why: string) => string[]): string[] {
  if (findRoom(path) === 'app/domain' && !domainPackages.test(name)) {
    return breach('the domain knows no package but zod');
  }
  const rule = packages.find((each) => each.name.test(name));
  if (rule && !rule.onlyIn.test(path) && !path.startsWith('scripts/')) {
    return breach(`only ${rule.onlyIn.source} may`);
  }
  return [];
}

function judgeGlobals({ path, globals }: ParsedSource): string[] {
  const forbidden = forbiddenGlobals[findRoom(path)];
  if (!forbidden) return [];
  return [...globals]
    .filter((name) => forbidden.test(name))
    .map((name) => `${path} uses ${name}: pass it in`);
}

/** `app/domain`, `app` (root and entries), `db`, `workers`, `scripts`, `tests` or `build`. */
function findRoom(path: string): string {
  const [first = '', second = '', ...deeper] = path.split('/');
  return first === 'app' && deeper.length > 0 ? `app/${second}` : first;
}
