import ts from 'typescript';
import type { Edit } from './edits.ts';

const otherSql: readonly [RegExp, string][] = [
  [/(?<= )<(?= )/g, '<='],
  [/(?<= )<=(?= )/g, '<'],
  [/(?<= )>(?= )/g, '>='],
  [/(?<= )>=(?= )/g, '>'],
  [/(?<= )=(?= )/g, '<>'],
  [/(?<= )(<>|!=)(?= )/g, '='],
  [/(?<= )\+(?= )/g, '-'],
  [/(?<= )-(?= )/g, '+'],
  [/\band\b/gi, 'or'],
  [/(?<!insert )\bor\b/gi, 'and'],
  [/\bis null\b/gi, 'is not null'],
  [/\bis not null\b/gi, 'is null'],
  [/\bnot exists\b/gi, 'exists'],
  [/(?<!not )\bexists\b/gi, 'not exists'],
  [/\bmin(?=\()/gi, 'max'],
  [/\bmax(?=\()/gi, 'min'],
  [/\basc\b/gi, 'desc'],
  [/\bdesc\b/gi, 'asc'],
  [/\bunion all\b/gi, 'union'],
  [/\bdistinct\b/gi, ''],
];

/** Swaps operators and keywords in the text of a query. */
export function mutateSql(node: ts.TaggedTemplateExpression): Edit[] {
  if (!/^sql\b/.test(node.tag.getText())) return [];
  const { template } = node;
  const pieces = ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];
  // Its AND separates two bounds.
  const hasBounds = /\bbetween\b/i.test(template.getText());
  return pieces.flatMap((piece) =>
    otherSql.flatMap(([pattern, replacement]) =>
      [...piece.getText().matchAll(pattern)].flatMap((match) => {
        const found = match[0].toLowerCase();
        if (hasBounds && found === 'and') return [];
        const start = piece.getStart() + match.index;
        const mutator = `sql ${found} to ${replacement || 'nothing'}`;
        return [{ mutator, start, end: start + found.length, replacement }];
      }),
    ),
  );
}
