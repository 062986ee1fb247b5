import { escapeHtml } from '#app/domain/email/email-content.ts';

const style = `
  :root { color-scheme: light dark; --ink: #1d2430; --soft: #5d6675; --paper: #fff; --ground: #f4f5f7;
    --line: #d9dde3; --accent: #1f5f4a; --on-accent: #fff; --bad: #a4262c; --warn: #fff4d6; --on-warn: #5c4300;
    font: 16px/1.5 system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { :root { --ink: #eceff3; --soft: #a9b2bf; --paper: #1e232b;
    --ground: #14181e; --line: #3a424e; --accent: #7fcfb0; --on-accent: #0d1f18; --bad: #ff9d98;
    --warn: #3d3210; --on-warn: #ffe49a; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); }
  .stand-in { margin: 0; padding: .5rem 1rem; text-align: center; font-size: .875rem; background: var(--warn); color: var(--on-warn); }
  main { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; display: grid; gap: 1.5rem; }
  @media (min-width: 48rem) { main.two { grid-template-columns: 1fr 1fr; align-items: start; } main { margin-top: 3.5rem; } }
  section { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; display: grid; gap: 1rem; }
  section.plain { background: none; border: 0; padding: .5rem 0; }
  section.machine { border-style: dashed; }
  h1, h2, p, dl, ul { margin: 0; } h1 { font-size: 1.25rem; } h2 { font-size: 1rem; }
  .price { font-size: 2.25rem; line-height: 1.2; font-weight: 650; font-variant-numeric: tabular-nums; }
  .soft { color: var(--soft); } .bad { color: var(--bad); font-weight: 600; }
  form { display: grid; gap: .75rem; } .row { display: flex; flex-wrap: wrap; gap: .5rem; }
  label { display: grid; gap: .25rem; font-weight: 550; }
  input, select, button, a.button { font: inherit; min-height: 2.75rem; padding: .5rem .875rem; border-radius: .5rem; border: 1px solid var(--line);
    background: var(--paper); color: var(--ink); width: 100%; font-weight: 400; }
  button, a.button { cursor: pointer; font-weight: 600; text-align: center; text-decoration: none; white-space: nowrap; }
  .row > * { flex: 1 1 12rem; }
  .main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; } dt { color: var(--soft); font-variant-numeric: tabular-nums; } dd { margin: 0; overflow-wrap: anywhere; }
  table { border-collapse: collapse; width: 100%; font-size: .875rem; } th, td { text-align: left; padding: .25rem .5rem .25rem 0; overflow-wrap: anywhere; }
`;

/**
 * A hosted page. `body` is HTML with escaped text; `columns` is the number of columns on wide
 * screens.
 */
export function answerPage(
  title: string,
  body: string,
  { status = 200, columns = 1 }: { status?: number; columns?: 1 | 2 } = {},
): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><p class="stand-in">This is a stand-in for Stripe on your own machine. No money moves and no card is real.</p>
<main${columns === 2 ? ' class="two"' : ''}>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  });
}

/** Redirects after a form submission. */
export function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { location: address } });
}
