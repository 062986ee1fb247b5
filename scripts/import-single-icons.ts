import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const importOfIcons = /import\s*\{([^}]+)\}\s*from\s*['"]lucide-react['"];?/g;

/**
 * Makes `import { X } from 'lucide-react'` import the one file of that icon. The package's main file names all 1,700, and
 * the bundler reads each of them twice per build before it drops them: most of the build's time.
 */
export function importSingleIcons(): Plugin {
  const main = join(
    dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
    'dist/esm/lucide-react.mjs',
  );
  const files = readIconFiles(main);
  return {
    name: 'import-single-icons',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('lucide-react')) return null;
      const single = code.replace(importOfIcons, (_whole, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => describeImport(name, files))
          .join('\n'),
      );
      return { code: single, map: null };
    },
  };
}

function describeImport(name: string, files: Map<string, string>): string {
  const [imported = '', local = imported] = name.split(/\s+as\s+/);
  if (imported.startsWith('type ')) return `import { ${name} } from 'lucide-react';`;
  const file = files.get(imported);
  if (!file) throw new Error(`lucide-react has no icon ${imported}.`);
  return `import ${local} from ${JSON.stringify(file)};`;
}

/** The file of each icon by each of its names, read from the package's main file. */
function readIconFiles(main: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const [, names = '', file = ''] of readFileSync(main, 'utf8').matchAll(
    /export \{([^}]+)\} from '(\.\/icons\/[^']+)'/g,
  )) {
    for (const name of names.matchAll(/default as (\w+)/g)) {
      files.set(name[1] ?? '', join(dirname(main), file));
    }
  }
  return files;
}
