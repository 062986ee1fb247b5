const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 24rem; margin: 2rem auto; padding: 0 1rem; }
  form { display: grid; gap: 1rem; }
  label { display: grid; gap: .25rem; }
  label.box { display: flex; gap: .5rem; }
  input, button { font: inherit; padding: .6rem; }
`;

/** The sign-in page of a provider fake; any email address works. */
export function drawLoginPage(title: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>A stand-in on this machine: you are the user that you name.</p>
<form method="post">
<label>Email <input name="email" type="email" required></label>
<label>Subject (the provider's id of the person; empty: made from the email) <input name="subject"></label>
<label class="box"><input name="verified" type="checkbox" checked> The email is verified</label>
<button name="choice" value="continue">Continue to Billwren</button>
<button name="choice" value="cancel" formnovalidate>Cancel</button>
</form></body></html>`;
}
