declare module '*/build/server/index.js' {
  import type { LocalisedBuild } from './localised-scripts.ts';

  const build: LocalisedBuild;
  export = build;
}
