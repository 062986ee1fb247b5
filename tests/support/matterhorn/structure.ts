import type * as mupdf from 'mupdf';
import { entriesOf, lookUp, partsOf, partsWithin, roleOf, textOf } from '../pdf-objects.ts';
import { isLanguage } from './file.ts';

/** The children that each role may have (ISO 32000-1, 14.8.4), as far as we use it. */
const inline = ['Link', 'Figure', 'Span'];
const block = ['P', 'H1', 'H2', 'H3', 'L', 'Table', ...inline];
const holds: Record<string, string[]> = {
  Document: block,
  P: inline,
  H1: inline,
  H2: inline,
  H3: inline,
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
  Lbl: inline,
  LBody: block,
  Table: ['TR'],
  TR: ['TH', 'TD'],
  TH: inline,
  TD: inline,
  Link: inline,
  Figure: ['Span'],
  Span: [],
};

/**
 * Checks that parts are nested as their roles require: headings, tables, lists, figures (checkpoints 02, 09, 11, 13 to
 * 16).
 */
export function checkStructure(document: mupdf.PDFDocument): string[] {
  const parts = partsOf(document);
  return [
    ...parts.flatMap(checkNesting),
    ...checkHeadings(parts.map(roleOf)),
    ...parts.flatMap(checkPart),
  ];
}

function checkNesting(part: mupdf.PDFObject): string[] {
  const role = roleOf(part);
  const allowed = holds[role];
  if (!allowed) return [`02-001 the unknown role ${role}`];
  return partsWithin(part)
    .map(roleOf)
    .filter((kid) => !allowed.includes(kid))
    .map((kid) => `09-004 ${kid} in ${role}`);
}

function checkHeadings(roles: string[]): string[] {
  const levels = roles.flatMap((role) => (/^H\d$/.test(role) ? [Number(role[1])] : []));
  return levels.flatMap((level, at) =>
    level > (levels[at - 1] ?? 0) + 1
      ? [at === 0 ? '14-002 no first heading' : '14-003 a level is left out']
      : [],
  );
}

function checkPart(part: mupdf.PDFObject): string[] {
  const role = roleOf(part);
  const attributes = part.get('A');
  const breaches: string[] = [];
  const language = part.get('Lang');
  if (language.isString() && !isLanguage(language.asString()))
    breaches.push('11-002 no such language');
  if (role === 'Figure') {
    if (textOf(part.get('Alt')) === '') breaches.push('13-004 a picture without words');
    if (entriesOf(lookUp(attributes, 'BBox')).length !== 4)
      breaches.push('13-004 a picture without a place');
  }
  if (role === 'Table') {
    const rows = partsWithin(part).map((row) => partsWithin(row).length);
    if (new Set(rows).size > 1) breaches.push('15-003 rows of different length');
  }
  if (role === 'TH' && !['Row', 'Column'].includes(lookUp(attributes, 'Scope').asName())) {
    breaches.push('15-003 the head of nothing');
  }
  return breaches;
}
