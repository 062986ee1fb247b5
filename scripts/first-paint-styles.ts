import { basename } from 'node:path';
import type { Plugin, Root } from 'postcss';

/** The style sheet that is inlined in HTML. */
const inlined = 'invoice-page.css';

/** Printing, hovering and motion come later than the first paint. */
const laterMedia = /print|hover|prefers-reduced-motion|forced-colors/;

const laterStates =
  /:(hover|focus|active|disabled)|::(selection|placeholder|backdrop|file-selector-button|-webkit-|-moz-)/;

/** A font file without the basic Latin letters. */
const otherLetters = /unicode-range:(?!\s*U\+(0000-00FF|0-FF|\?\?))/i;

/**
 * Removes the rules that a first paint doesn't need from the style sheet that is inlined in HTML. They are all in the
 * whole style sheet, which follows.
 */
export function keepFirstPaintStyles(): Plugin {
  return {
    postcssPlugin: 'first-paint-styles',
    OnceExit(root, { result }) {
      if (basename(result.opts.from ?? '').startsWith(inlined)) reduceToFirstPaint(root);
    },
  };
}

function reduceToFirstPaint(root: Root): void {
  root.walkComments((comment) => void comment.remove());
  root.walkAtRules((rule) => {
    const isLater =
      rule.name === 'keyframes' ||
      (rule.name === 'media' && laterMedia.test(rule.params)) ||
      // For browsers without `@property`.
      (rule.name === 'layer' && rule.params === 'properties' && rule.nodes) ||
      (rule.name === 'font-face' && otherLetters.test(rule.toString()));
    if (isLater) rule.remove();
  });
  root.walkRules((rule) => {
    const first = rule.selectors.filter((selector) => !laterStates.test(selector));
    if (first.length === 0) rule.remove();
    else rule.selectors = first;
  });
}
