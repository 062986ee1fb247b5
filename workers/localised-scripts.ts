import type { ServerBuild } from '@remix-run/cloudflare';
import type { LanguageCode } from '#app/domain/language/languages.ts';

/** Remix's build, with the browser's files that are there once per language (`scripts/localise-scripts.ts`). */
export type LocalisedBuild = ServerBuild & {
  localisedScripts: {
    /** Their names, as the build has them. */
    files: readonly string[];
    /** With which a name ends in each language, instead of `.js`. */
    suffixes: Readonly<Record<LanguageCode, string>>;
  };
};

/** The build whose pages name the files of one language. */
export function withScriptsOf(build: LocalisedBuild, language: LanguageCode): LocalisedBuild {
  const { files, suffixes } = build.localisedScripts;
  const localised = new Set(files);
  const named = JSON.stringify(build.assets).replace(/[\w.-]+\.js\b/g, (file) =>
    localised.has(file) ? file.replace(/\.js$/, suffixes[language]) : file,
  );
  return { ...build, assets: JSON.parse(named) };
}
