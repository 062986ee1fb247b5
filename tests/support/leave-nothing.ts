import { afterAll, vi } from 'vitest';

// Imported for what it does, by test files that share a process: what one of them replaced is as it was for the next.

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
