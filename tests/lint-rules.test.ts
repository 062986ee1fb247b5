import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#scripts/project-root.ts';
import { withExtraFiles } from '#tests/support/plant-files.ts';

// `npm run lint` enforces import rules, allowed globals and unused code. Each rule is tested with a violation here, so
// a rule that no longer matches anything, for example after a folder was renamed, fails.

const manifest = JSON.stringify({
  name: 'planted',
  type: 'module',
  imports: { '#app/*': './app/*', '#db/*': './db/*', '#scripts/*': './scripts/*' },
  dependencies: { uuid: '1.0.0' },
});
const own = (name: string) => readFileSync(join(projectRoot, name), 'utf8');
const tool = (name: string) => join(projectRoot, 'node_modules/.bin', name);
const run = promisify(execFile);

/** The output of a tool, whether it exits with findings or not. */
async function read(folder: string, name: string, options: string[]): Promise<string> {
  const outcome = await run(tool(name), options, { cwd: folder }).catch((error: unknown) => error);
  return (outcome as { stdout: string }).stdout;
}

describe('the import rules', () => {
  const breaches: [rule: string, path: string, text: string][] = [
    ['workers may not know that layer', 'workers/context.ts', `import '#scripts/start-sqld.ts';`],
    [
      'the root and the entries of app may not know that layer',
      'app/root.tsx',
      `import '#db/schema.ts';`,
    ],
    [
      'pages may not know that layer',
      'app/features/clients/a.route.tsx',
      `import '#scripts/start-sqld.ts';`,
    ],
    [
      'pages may know types of that layer alone',
      'app/features/clients/b.route.tsx',
      `export { schema } from '#db/schema.ts';`,
    ],
    [
      'the addresses of a feature without a page may not know that layer',
      'app/features/clients/c.route.ts',
      `import '#app/features/clients/ui/clients-page.tsx';`,
    ],
    [
      'nothing imports a route, named in app/routes.ts',
      'app/features/clients/one.route.tsx',
      `import { two } from './two.route.tsx';`,
    ],
    [
      'the texts of a language are read through their catalog',
      'app/ui/words.tsx',
      `import { controls } from '#app/i18n/texts/en-us.ts';`,
    ],
    [
      'the ui of a feature may not know that layer',
      'app/features/clients/ui/clients-page.tsx',
      `import { InvoiceTable } from '#app/features/invoice-list/ui/invoice-table.tsx';`,
    ],
    [
      'the ui of a feature may not know that layer',
      'app/features/clients/ui/late-list.tsx',
      `const list = await import('#app/features/clients/queries/list.server.ts');`,
    ],
    [
      'a part of another feature is loaded late',
      'app/features/clients/ui/send.tsx',
      `import { SendDialog } from '#app/features/sending/ui/send-dialog.tsx';`,
    ],
    [
      'the server of a feature may not know that layer',
      'app/features/clients/server/save.server.ts',
      `import { saveInvoice } from '#app/features/invoice-form/queries/save-invoice.server.ts';`,
    ],
    [
      'the server of a feature may know types of that layer alone',
      'app/features/clients/server/page.server.ts',
      `import { Page } from '#app/features/clients/ui/page.tsx';`,
    ],
    [
      'the queries of a feature may not know that layer',
      'app/features/clients/queries/list.server.ts',
      `import { save } from '#app/features/clients/server/save.server.ts';`,
    ],
    [
      'the words of a feature may not know that layer',
      'app/features/clients/words/describe.ts',
      `import { Page } from '#app/features/clients/ui/page.tsx';`,
    ],
    [
      'the texts of a feature may not know that layer',
      'app/features/clients/texts.ts',
      `import '#db/schema.ts';`,
    ],
    [
      'the public face of a feature may not know that layer',
      'app/features/clients/public.ts',
      `export { Field } from '#app/ui/fields/field.tsx';`,
    ],
    [
      'the public face of a feature may know types of that layer alone',
      'app/features/statements/public.ts',
      `export { read } from '#app/features/statements/server/read.server.ts';`,
    ],
    [
      'the public face of the words of a feature may not know that layer',
      'app/features/clients/public.words.ts',
      `export { Page } from '#app/features/clients/ui/page.tsx';`,
    ],
    [
      'the public face of the server of a feature may not know that layer',
      'app/features/clients/public.server.ts',
      `export { Page } from '#app/features/clients/ui/page.tsx';`,
    ],
    [
      'app/frames may not know that layer',
      'app/frames/web/page.tsx',
      `import { Page } from '#app/features/clients/ui/page.tsx';`,
    ],
    [
      'app/frames may not know that layer',
      'app/frames/web/badge.tsx',
      `import { PlanBanner } from '#app/features/billing/public.ts';`,
    ],
    [
      'app/ui may not know that layer',
      'app/ui/a.tsx',
      `import '#app/frames/web/country-switcher.tsx';`,
    ],
    ['app/http may not know that layer', 'app/http/a.server.ts', `import '#app/ui/b.tsx';`],
    [
      'app/service-worker may not know that layer',
      'app/service-worker/a.ts',
      `import '#app/ui/b.tsx';`,
    ],
    ['app/remix may not know that layer', 'app/remix/a.server.ts', `import '#db/schema.ts';`],
    ['app/adapters may not know that layer', 'app/adapters/a.server.ts', `import '#db/schema.ts';`],
    ['app/pdf may not know that layer', 'app/pdf/page.ts', `import '#app/ui/b.tsx';`],
    ['app/domain may not know that layer', 'app/domain/money.ts', `import '#db/schema.ts';`],
    ['app/i18n may not know that layer', 'app/i18n/fill.ts', `import '#db/schema.ts';`],
    ['db may not know that layer', 'db/seed.ts', `import '#app/http/check.server.ts';`],
    ['scripts may not know that layer', 'scripts/dev.ts', `import '#app/ui/b.tsx';`],
    [
      'every folder of app is a layer of this law',
      'app/attic/old.ts',
      `import '#app/domain/money.ts';`,
    ],
    [
      'it runs on the server only',
      'app/ui/read.tsx',
      `import { read } from '#app/domain/read.server.ts';`,
    ],
    [
      'it runs in the browser only',
      'app/http/tell.server.ts',
      `import { tell } from '#app/domain/tell.client.ts';`,
    ],
    [
      'the domain knows no text and no language of a request',
      'app/domain/total.ts',
      `import { fill } from '#app/i18n/fill.ts';`,
    ],
    ['the domain knows no package but zod', 'app/domain/ids.ts', `import { v4 } from 'uuid';`],
    [
      'lucia has its own place',
      'app/http/session/guards.server.ts',
      `import { Lucia } from 'lucia';`,
    ],
    [
      'arctic has its own place',
      'app/adapters/github.server.ts',
      `import { GitHub } from 'arctic';`,
    ],
    [
      'stripe has its own place',
      'app/adapters/email-provider.server.ts',
      `import Stripe from 'stripe';`,
    ],
    [
      '@apple/app-store-server-library has its own place',
      'app/adapters/b.server.ts',
      `import '@apple/app-store-server-library';`,
    ],
    [
      '(drizzle-orm|@libsql/client) has its own place',
      'app/http/session/session.server.ts',
      `import { sql } from 'drizzle-orm';`,
    ],
    ['fflate has its own place', 'app/http/zip.server.ts', `import { Zip } from 'fflate';`],
    [
      'cloudflare:[a-z]+ has its own place',
      'app/http/live.server.ts',
      `import { env } from 'cloudflare:workers';`,
    ],
    [
      '@(capacitor|capawesome)/[^/]+ has its own place',
      'app/ui/browser/share.client.ts',
      `import { Share } from '@capacitor/share';`,
    ],
    [
      '(react|react-dom|radix-ui|sonner|lucide-react) has its own place',
      'app/http/state.server.ts',
      `import { useState } from 'react';`,
    ],
    [
      '@remix-run/[^/]+ has its own place',
      'app/features/clients/queries/link.server.ts',
      `import { Link } from '@remix-run/react';`,
    ],
    [
      'the internals of Remix are known in app/remix alone',
      'app/http/rate-limit.server.ts',
      `import { encode } from 'turbo-stream';`,
    ],
    [
      'the internals of Remix are known in app/remix alone',
      'app/ui/reload.ts',
      `import { loadRouteModule } from '@remix-run/react/dist/routeModules.js';`,
    ],
    ['zod(?!/(v4/)?mini/) has its own place', 'app/ui/check.ts', `import * as z from 'zod';`],
  ];

  const targets = breaches.flatMap(([, from, text]) => {
    const [, named = ''] = /'(#[^']+|\.\/[^']+)'/.exec(text) ?? [];
    if (named === '') return [];
    return [named.startsWith('#') ? named.slice(1) : join(from, '..', named)];
  });

  async function findBreaches() {
    const files = {
      'package.json': manifest,
      ...Object.fromEntries(targets.map((path) => [path, 'export {};'])),
      ...Object.fromEntries(breaches.map(([, path, text]) => [path, text])),
    };
    const law = await extractOptions(join(projectRoot, '.dependency-cruiser.mjs'));
    return withExtraFiles(files, async (baseDir) => {
      const rooms = ['app', 'db', 'workers', 'scripts'];
      const { output } = await cruise(rooms, { ...law, validate: true, cache: false, baseDir });
      if (typeof output === 'string') throw new Error(output);
      return {
        rules: law.ruleSet?.forbidden?.map(({ name }) => name) ?? [],
        found: output.summary.violations.map(({ rule, from }) => `${from}: ${rule.name}`),
      };
    });
  }

  test('find a violation of each rule', async () => {
    const { rules, found } = await findBreaches();
    expect(
      breaches.map(([rule, path]) => `${path}: ${rule}`).filter((one) => !found.includes(one)),
    ).toEqual([]);
    expect(rules.filter((rule) => !breaches.some(([broken]) => broken === rule))).toEqual([]);
  });
});

test('globals that pure modules may not use are found', async () => {
  const breaches: Record<string, string> = {
    'app/domain/dates.ts': 'export const today = () => performance.now();',
    'app/domain/rates.ts': `export const read = () => fetch('/rates');`,
    'app/features/clients/words/today.ts': 'export const today = () => performance.now();',
    'app/features/clients/server/save.server.ts': 'export function save(request: Request) {}',
    'app/ui/rates.tsx': `export const read = () => fetch('/rates');`,
  };
  await withExtraFiles({ ...breaches, 'biome.json': own('biome.json') }, async (folder) => {
    const only = '--only=style/noRestrictedGlobals';
    const report = await read(folder, 'biome', [
      'lint',
      '--vcs-enabled=false',
      only,
      '--reporter=json',
      '.',
    ]);
    const { diagnostics } = JSON.parse(report) as { diagnostics: { location: { path: string } }[] };
    expect(diagnostics.map(({ location }) => location.path).sort()).toEqual(
      Object.keys(breaches).sort(),
    );
  });
});

describe('unused code', () => {
  const kinds: Record<string, string> = {
    constant: 'export const one = 1;',
    namesake: 'const x = { one: 1 }; export function one() { return x.one; }',
    type: 'export type one = string;',
    wrapper: `import { one as two } from 'radix-ui'; export const one = two;`,
  };
  const names = Object.keys(kinds);
  const files = {
    'package.json': manifest,
    'knip.ts': own('knip.ts'),
    ...Object.fromEntries(names.map((name) => [`app/domain/dead-${name}.ts`, kinds[name] ?? ''])),
    ...Object.fromEntries(names.map((name) => [`app/domain/used-${name}.ts`, kinds[name] ?? ''])),
    'app/domain/forgotten.ts': 'export {};',
    'workers/webhooks/index.ts': names
      .map(
        (name) =>
          `import { one as ${name} } from '#app/domain/used-${name}.ts'; import '#app/domain/dead-${name}.ts'; console.log(${name});`,
      )
      .join('\n'),
    'tests/dead.test.ts': names
      .map(
        (name) =>
          `import { one as ${name} } from '#app/domain/dead-${name}.ts'; console.log(${name});`,
      )
      .join('\n'),
  };
  type Issue = Record<'files' | 'exports' | 'types' | 'dependencies', { name: string }[]>;

  test('is found: files, packages, and exports that only tests use', async () => {
    const report = await withExtraFiles(files, (folder) =>
      read(folder, 'knip', ['--production', '--reporter', 'json']),
    );
    const { issues } = JSON.parse(report) as { issues: (Issue & { file: string })[] };
    const found = issues.flatMap(({ file, files, exports, types, dependencies }) =>
      [...files, ...exports, ...types, ...dependencies].map(({ name }) => `${file}: ${name}`),
    );
    expect(found.sort()).toEqual(
      [
        ...names.map((name) => `app/domain/dead-${name}.ts: one`),
        'app/domain/forgotten.ts: app/domain/forgotten.ts',
        'package.json: uuid',
      ].sort(),
    );
  });
});
