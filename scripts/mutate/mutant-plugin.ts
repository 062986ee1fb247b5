import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../project-root.ts';
import { addProbes, applyEdits } from './probes.ts';
import type { Mutant } from './sample.ts';

/** What the modules of the tests contain: probes for some mutants, or one of them. */
export type MutantState = { probed: ReadonlyMap<string, readonly Mutant[]>; active: Mutant | null };

declare global {
  /** Of the process that serves modules to vitest's workers; each project of its configuration loads the plugin. */
  var mutantState: MutantState | undefined;
}

/** Changes modules on their way to the tests; files stay as they are. */
export function insertMutants(): Plugin {
  return {
    name: 'insert-mutants',
    enforce: 'pre',
    transform(code, id) {
      // The global setup, whose database serves the tests of all mutants.
      if (this.environment.name === '__vitest__') return;
      const path = relative(projectRoot, id);
      const { probed, active } = globalThis.mutantState ?? {};
      const mutants = probed?.get(path);
      if (mutants) return { code: addProbes(path, code, mutants), map: null };
      if (active?.path !== path) return;
      return { code: applyEdits(code, [active]) + (active.appendix ?? ''), map: null };
    },
  };
}
