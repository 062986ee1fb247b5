import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** A text catalog by the name of its export: `clientTexts` of `app/features/clients/texts.ts`. */
export type TextCatalog = { name: string; file: string };

/** Whether a path within the project is a file that defines catalogs or contains their texts; formatting functions are not. */
export const isTextFile = (path: string) =>
  /^app\/(i18n\/(?!format\/)|features\/[\w-]+\/texts(\/|\.ts$))/.test(path);

/** Lists every catalog of the app. Their names are unique in the whole app; `npm run lint` checks that. */
export function listTextCatalogs(): TextCatalog[] {
  return readdirSync(join(projectRoot, 'app'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('app', path))
    .filter((path) => /^app\/(i18n|features\/[\w-]+)\/texts\.ts$/.test(path))
    .sort()
    .flatMap((path) => {
      const file = join(projectRoot, path);
      const exports = readFileSync(file, 'utf8').matchAll(/^export const (\w+Texts) = /gm);
      return [...exports].map(([, name = '']) => ({ name, file }));
    });
}
