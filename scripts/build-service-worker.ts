import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { firstLanguage, languages } from '#app/domain/language/languages.ts';
import { layouts, listRoutes } from '#app/routes.ts';
import { projectRoot } from './project-root.ts';

// A step of `npm run build:app`, between building the app and moving it into place: bundles the service worker with the
// list of files that it caches.

const next = join(projectRoot, 'build/next');
const client = join(next, 'client');

/** Pages for an invoice's recipient need the network. */
const onlinePages = [
  layouts.public.module,
  ...listRoutes().flatMap(({ layout, module }) => (layout === 'public' ? [module] : [])),
].map((module) => basename(module, '.tsx'));

/** Fonts of rarer alphabets and of looks are only cached once used. */
const rareFont = /-(latin-ext|cyrillic-ext|greek|greek-ext|vietnamese)-|^source-serif/;

const isKept = (file: string) =>
  !rareFont.test(file) && !onlinePages.some((page) => file.startsWith(page));

const assets = readdirSync(join(client, 'assets'))
  .filter((file) => /\.(js|css|svg|woff2)$/.test(file) && isKept(file))
  .map((file) => `/assets/${file}`);
const all = [...assets.sort(), '/favicon.svg', '/icons/favicon-32.png', '/icons/icon-192.png'];

/** The language of files that exist once per language (scripts/localise-scripts.ts), or of an alphabet. */
const languageOf = (file: string) =>
  file.includes('-cyrillic-')
    ? 'ru'
    : languages.find(({ code }) => file.includes(`.${code}-`))?.code;
const files = Object.fromEntries(
  languages.map(({ code }) => [code, all.filter((file) => (languageOf(file) ?? code) === code)]),
);

// Pages are rendered on the server, so a changed server is a new version too. Its entry names all other files with their
// hashes.
const version = createHash('sha256')
  .update(all.join('\n'))
  .update(readFileSync(join(next, 'server/app.js')))
  .digest('hex')
  .slice(0, 16);

const bundled = await build({
  root: projectRoot,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [
    {
      name: 'worker-language',
      // The service worker passes the language to catalogs explicitly; the request's language only exists on the
      // server.
      transform: (_, id) =>
        id.endsWith('/app/i18n/current-language.ts')
          ? `export const currentLanguage = () => ${JSON.stringify(firstLanguage)};`
          : null,
    },
  ],
  define: { BUILD_VERSION: JSON.stringify(version), BUILD_FILES: JSON.stringify(files) },
  build: {
    write: false,
    target: 'es2022',
    lib: {
      entry: join(projectRoot, 'app/service-worker/service-worker.ts'),
      formats: ['iife'],
      name: 'worker',
    },
  },
});
const [output] = [bundled].flat();
if (!output || !('output' in output)) throw new Error('The service worker was not bundled');
writeFileSync(join(client, 'sw.js'), output.output[0].code);
