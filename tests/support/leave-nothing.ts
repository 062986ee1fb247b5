import { afterAll, vi } from 'vitest';

// Import for its side effect, in test files that share a process: undoes what a file has mocked or stubbed.

afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
  if (!('document' in globalThis)) return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
