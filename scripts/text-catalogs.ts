import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** A text catalog: `clients`, in `app/features/clients/texts/clients.ts`, exported as `clientTexts`. */
export type TextCatalog = { name: string; file: string; exportName: string };

/** Whether a path within the project is in a catalog's folder: all of `app/i18n` but its functions that format. */
export const isTextFile = (path: string) =>
  /^app\/(i18n\/(?!format\/)|features\/[\w-]+\/texts\/)/.test(path);

/** Lists every catalog of the app. Names of catalogs and of their exports are unique in the app. */
export function listTextCatalogs(): TextCatalog[] {
  return readdirSync(join(projectRoot, 'app'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('app', path))
    .filter((path) => /^app\/(i18n|features\/[\w-]+\/texts)\/[\w-]+\.ts$/.test(path))
    .sort()
    .flatMap((path) => {
      const file = join(projectRoot, path);
      const [, exportName] = /^export const (\w+Texts) = /m.exec(readFileSync(file, 'utf8')) ?? [];
      return exportName ? [{ name: basename(path, '.ts'), file, exportName }] : [];
    });
}
