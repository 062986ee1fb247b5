import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from './project-root.ts';

const statement =
  /^(import|export) (type )?\{([^}]*)\} from '#app\/(features\/[\w-]+)\/(public(?:\.server|\.words)?\.ts)';/gm;

/**
 * Imports what a feature's `public.ts` re-exports directly from its source file, so that a page's scripts, and tests,
 * only load the files they use.
 */
export function importPastPublic(): Plugin {
  const sources = new Map<string, ReadonlyMap<string, string>>();
  const sourcesOf = (path: string) => {
    const known = sources.get(path) ?? readSources(path);
    sources.set(path, known);
    return known;
  };
  return {
    name: 'import-past-public',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !/\/public(\.server|\.words)?\.ts'/.test(code)) return;
      const direct = code.replace(
        statement,
        (_, keyword: string, type: string | undefined, names: string, folder, file) => {
          const path = `app/${folder}/${file}`;
          const statements = listNames(names).map((name) => {
            const [imported = ''] = name.replace(/^type /, '').split(' as ');
            const source = sourcesOf(path).get(imported);
            if (!source) throw new Error(`${path} does not export ${imported}`);
            // A type inside the braces would leave an import of the file for its effects.
            const isType = type || name.startsWith('type ');
            const bare = name.replace(/^type /, '');
            return `${keyword} ${isType ? 'type ' : ''}{ ${bare} } from '#app/${folder}/${source}';`;
          });
          // Keeps the number of lines, for stack traces.
          return statements.join(' ') + '\n'.repeat(names.split('\n').length - 1);
        },
      );
      return { code: direct, map: null };
    },
  };
}

/** Maps the exports of a public file to their source files, relative to the feature. */
function readSources(path: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(projectRoot, path), 'utf8');
  const exports = text.matchAll(/^export (?:type )?\{([^}]*)\} from '\.\/([^']+)';/gm);
  return new Map(
    [...exports].flatMap(([, names = '', source = '']) =>
      listNames(names).map((name): [string, string] => [name.replace(/^type /, ''), source]),
    ),
  );
}

function listNames(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}
