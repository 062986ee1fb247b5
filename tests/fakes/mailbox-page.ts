import { escapeHtml } from '#app/domain/email/email-content.ts';
import type { Letter } from './mailbox.ts';
import { reportedStates } from './mailbox-events.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  article { border-top: 1px solid; padding: 1rem 0 1.5rem; }
  h2 { font-size: 1.1rem; margin: 0; }
  p { margin: 0; opacity: .75; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 1rem 0; }
`;

/** Renders the mailbox page: every email in full, with all content shown as text. */
export function renderInbox(letters: Letter[], wanted: string | undefined): string {
  const scope = wanted ? ` for ${escapeHtml(wanted)}` : '';
  const body = letters.map(renderEmailPage).join('') || '<p>No letters yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Mailbox</title><style>${style}</style></head>
<body><h1>Mailbox${scope}</h1>${body}</body></html>`;
}

function renderEmailPage(letter: Letter): string {
  const html = letter.html ? ` · <a href="/mail/${letter.id}/html">As HTML</a>` : '';
  const at = new Date(letter.sentAt).toISOString();
  const from =
    typeof letter.from === 'string' ? letter.from : `${letter.from.name} <${letter.from.email}>`;
  const files = (letter.attachments ?? []).map(
    ({ filename }, at) => `<a href="/mail/${letter.id}/files/${at}">${escapeHtml(filename)}</a>`,
  );
  return `<article><h2>${escapeHtml(letter.subject)}</h2>
<p>To ${escapeHtml(letter.to)} · from ${escapeHtml(from)} · <time>${at}</time>${html}${files.map((file) => ` · ${file}`).join('')}</p>
<pre>${linkAddresses(escapeHtml(letter.text))}</pre>${typeof letter.from === 'string' ? '' : drawEvents(letter)}</article>`;
}

/** A button for each event that can be reported for a client's email. */
function drawEvents({ id }: Letter): string {
  const buttons = reportedStates.map(
    (state) => `<button formaction="/mail/${id}/${state}">${state}</button>`,
  );
  return `<form method="post">${buttons.join(' ')}</form>`;
}

/** Turns addresses in escaped text into links. */
function linkAddresses(escaped: string): string {
  return escaped.replace(
    /https?:\/\/(?:[^\s&]|&amp;)+/g,
    (address) => `<a href="${address}" rel="noreferrer">${address}</a>`,
  );
}
