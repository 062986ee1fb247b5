import type ts from 'typescript';

/** A change of a source text; `appendix` is code to add at the file's end. */
export type Edit = {
  mutator: string;
  start: number;
  end: number;
  replacement: string;
  appendix?: string;
};

/** Replaces a node by another text. */
export function replace(mutator: string, node: ts.Node, replacement: string): Edit {
  return { mutator, start: node.getStart(), end: node.getEnd(), replacement };
}
