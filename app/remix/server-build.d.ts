declare module '*/build/server/index.js' {
  import type { LocalisedBuild } from './localised-scripts.server.ts';

  const build: LocalisedBuild;
  export = build;
}
