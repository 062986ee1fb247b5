import type { ParsedSource } from './parse-source.ts';

const entrances = /^app\/(screens|components|browser)\/|^app\/entry\.client\.tsx$/;

/** Every file that a browser may load: screens, components, browser capabilities and what they import, types aside. */
export function findBrowserFiles(sources: ParsedSource[]): ParsedSource[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set<ParsedSource>();
  const visit = (source: ParsedSource | undefined) => {
    if (!source || reached.has(source)) return;
    reached.add(source);
    for (const { path, isTypeOnly } of source.imports) {
      if (path !== null && !isTypeOnly) visit(byPath.get(path));
    }
  };
  for (const source of sources) if (entrances.test(source.path)) visit(source);
  return [...reached];
}
