import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';
import { insertMutants } from './mutant-plugin.ts';

// The tests that mutants have to pass: all that need no built product.

const projects = (base.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const { test } = project;
  if (!/^(unit|server)/.test(String(test?.name))) return [];
  const setupFiles = ['scripts/mutate/record-reached.ts', ...[test?.setupFiles ?? []].flat()];
  return [{ ...project, test: { ...test, setupFiles } }];
});

export default defineConfig({
  plugins: [insertMutants(), ...(base.plugins ?? [])],
  test: { ...base.test, maxWorkers: 1, projects },
});
