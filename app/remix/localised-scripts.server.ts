import type { ServerBuild } from '@remix-run/cloudflare';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

/** Remix's build, with the browser files that exist once per language (`scripts/localise-scripts.ts`). */
export type LocalisedBuild = ServerBuild & {
  localisedScripts: {
    /** Their names in the build. */
    files: readonly string[];
    /** The ending of their names in each language, instead of `.js`. */
    suffixes: Readonly<Record<LanguageCode, string>>;
  };
};

type Assets = ServerBuild['assets'];

/** Returns a build whose pages reference the files of their language, which a loader may have changed. */
export function withScriptsOfPage(build: LocalisedBuild): ServerBuild {
  const { module } = build.entry;
  const known = new Map<LanguageCode, Assets>();
  const drawPage: typeof module.default = (request, status, headers, page, context) => {
    const language = currentLanguage();
    const manifest = known.get(language) ?? namesIn(build, language);
    known.set(language, manifest);
    return module.default(request, status, headers, { ...page, manifest }, context);
  };
  return { ...build, entry: { module: { ...module, default: drawPage } } };
}

function namesIn({ assets, localisedScripts }: LocalisedBuild, language: LanguageCode): Assets {
  const { files, suffixes } = localisedScripts;
  const localised = new Set(files);
  const named = JSON.stringify(assets).replace(/[\w.-]+\.js\b/g, (file) =>
    localised.has(file) ? file.replace(/\.js$/, suffixes[language]) : file,
  );
  return JSON.parse(named);
}
