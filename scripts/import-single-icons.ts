import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from './project-root.ts';

const importOfIcons = /import\s*\{([^}]+)\}\s*from\s*['"]lucide-react['"];?/g;

const maker = join(projectRoot, 'app/ui/icons/lucide-icon.tsx');

/**
 * Makes `import { X } from 'lucide-react'` import only that icon's file. The package's main file lists all 1,700 icons,
 * and the bundler would read each of them twice per build before dropping them, which was most of the build time. Our
 * own small function turns the icons into components.
 */
export function importSingleIcons(): Plugin {
  const { resolve } = createRequire(import.meta.url);
  const folder = join(dirname(resolve('lucide-react/package.json')), 'dist/esm/icons');
  return {
    name: 'import-single-icons',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/createLucideIcon.mjs') ? maker : null),
    transform(code, id) {
      if (id.includes('node_modules') || !code.includes('lucide-react')) return null;
      const single = code.replace(importOfIcons, (_whole, names: string) => {
        const imports = names.split(',').map((name) => name.trim());
        return imports
          .filter(Boolean)
          .map((name) => describeImport(name, folder))
          .join('\n');
      });
      return { code: single, map: null };
    },
  };
}

function describeImport(name: string, folder: string): string {
  const [imported = '', local = imported] = name.split(/\s+as\s+/);
  if (imported.startsWith('type ')) return `import { ${name} } from 'lucide-react';`;
  // `ArrowDownUp` is in arrow-down-up.mjs, `Trash2` in trash-2.mjs.
  const words = imported.replace(/(?<=.)([A-Z]|\d+)/g, '-$1');
  const file = join(folder, `${words.toLowerCase()}.mjs`);
  if (!existsSync(file)) throw new Error(`lucide-react has no icon ${imported}.`);
  return `import ${local} from ${JSON.stringify(file)};`;
}
