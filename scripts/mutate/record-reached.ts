import fc from 'fast-check';
import { afterAll, inject, vi } from 'vitest';

// vitest's first setup file. While recording, it notes which mutants each test file reaches; files that share a process
// load all modules again for that, because some code only runs when its module is loaded.

declare global {
  var reachedMutants: Set<string> | undefined;
}

declare module 'vitest' {
  interface ProvidedContext {
    isRecording: boolean;
  }
  interface TaskMeta {
    reached?: string[];
  }
}

// Two runs try the same values.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1 });

if (inject('isRecording')) {
  const reached = new Set<string>();
  globalThis.reachedMutants = reached;
  vi.resetModules();
  // biome-ignore lint/correctness/noEmptyPattern: vitest requires a pattern.
  afterAll(({}, file) => {
    file.meta.reached = [...reached];
  });
}
