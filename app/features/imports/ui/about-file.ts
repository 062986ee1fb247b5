import {
  type ImportKind,
  type ImportSource,
  sourceNames,
} from '#app/domain/import/import-answer.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { fill } from '#app/i18n/fill.ts';

type AboutFile = { kind: 'export' } | { kind: ImportKind; source: ImportSource };

/** Describes what a file contains and which product it comes from. */
export function aboutFile(file: AboutFile): string {
  const { about } = importTexts.report;
  if (file.kind === 'export') return about.export;
  if (file.source === 'own') return file.kind === 'products' ? about.ownProducts : about.ownClients;
  if (file.source === 'other') return about.another[file.kind];
  return fill(about[file.kind], { source: sourceNames[file.source] });
}
