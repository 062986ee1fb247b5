import type { Plugin } from 'vite';

/** How these libraries add styles at run time: a style element, which our content security policy refuses. */
const additions: { file: RegExp; element: RegExp; sheet: string }[] = [
  {
    file: /\/node_modules\/sonner\/dist\/index\.mjs$/,
    element: /function __insertCSS\(code\) \{[\s\S]*?\n\}\n/,
    sheet: `function __insertCSS(code) {
  if (!code || typeof document === 'undefined') return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(code);
  document.adoptedStyleSheets.push(sheet);
}
`,
  },
  {
    file: /\/node_modules\/react-style-singleton\/dist\/es2015\/singleton\.js$/,
    element: /^[\s\S]+$/,
    sheet: `export function stylesheetSingleton() {
  let users = 0;
  let sheet;
  return {
    add(rules) {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    },
    remove() {
      users -= 1;
      const others = document.adoptedStyleSheets.filter((each) => each !== sheet);
      if (users === 0) document.adoptedStyleSheets = others;
    },
  };
}
`,
  },
];

/**
 * Makes sonner (toasts) and react-style-singleton (scroll lock behind dialogs) add their styles as constructed style
 * sheets, so that the policy needs no `'unsafe-inline'`.
 * @throws when a library's code differs from what is replaced
 */
export function adoptStyleSheets(): Plugin {
  return {
    name: 'adopt-style-sheets',
    enforce: 'pre',
    transform(code, id) {
      const addition = additions.find(({ file }) => file.test(id));
      if (!addition) return null;
      if (!addition.element.test(code)) throw new Error(`No style element is made in ${id}.`);
      return { code: code.replace(addition.element, () => addition.sheet), map: null };
    },
  };
}
