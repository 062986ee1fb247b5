/** Remix's build, whose routes `scripts/divide-worker.ts` makes lazy. */
declare module 'virtual:remix/server-build' {
  import type { LazyBuild } from './remix-routes.server.ts';

  const build: LazyBuild;
  export = build;
}

/** Written by `scripts/localise-scripts.ts`. */
declare module 'virtual:localised-scripts' {
  import type { LocalisedScripts } from './remix-routes.server.ts';

  export const localisedScripts: LocalisedScripts;
}
