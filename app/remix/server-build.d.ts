declare module '*/build/server/index.js' {
  import type { LocalisedBuild } from './remix-routes.server.ts';

  const build: LocalisedBuild;
  export = build;
}
