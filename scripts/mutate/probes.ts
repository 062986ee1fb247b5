import ts from 'typescript';

/** Applies replacements to a text; those at the same place stay in their order. */
export function applyEdits(
  text: string,
  edits: readonly { start: number; end: number; replacement: string }[],
): string {
  const ordered = edits
    .map((edit, at) => ({ ...edit, at }))
    .sort((one, other) => other.start - one.start || other.at - one.at);
  return ordered.reduce(
    (changed, { start, end, replacement }) =>
      changed.slice(0, start) + replacement + changed.slice(end),
    text,
  );
}

/** Adds calls to a source text that record which mutants' statements are reached, without a change of its lines. */
export function addProbes(
  path: string,
  text: string,
  mutants: readonly { id: string; start: number; end: number }[],
): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const edits = mutants.flatMap(({ id, start, end }) => {
    const call = `globalThis.reachedMutants?.add('${id}')`;
    const place = placeOf(innermost(source, start, end));
    const insert = (position: number, replacement: string) => ({
      start: position,
      end: position,
      replacement,
    });
    if (!place) return [insert(0, `${call};`)];
    if (ts.isStatement(place)) return [insert(place.getStart(), `${call};`)];
    return [insert(place.getStart(), `(${call}, `), insert(place.getEnd(), ')')];
  });
  return applyEdits(text, edits);
}

function innermost(source: ts.SourceFile, start: number, end: number): ts.Node {
  let node: ts.Node = source;
  for (;;) {
    const child: ts.Node | undefined = node
      .getChildren(source)
      .find((each) => each.getStart() <= start && end <= each.getEnd());
    if (!child) return node;
    node = child;
  }
}

/** The enclosing statement in a list of statements, or the enclosing body of an arrow function without statements. */
function placeOf(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  if (!parent) return undefined;
  const isInList =
    ts.isBlock(parent) || ts.isSourceFile(parent) || ts.isCaseOrDefaultClause(parent);
  if (isInList && ts.isStatement(node)) return node;
  if (ts.isArrowFunction(parent) && parent.body === node && !ts.isBlock(node)) return node;
  return placeOf(parent);
}
