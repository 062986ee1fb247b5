import { escapeHtml } from '#app/domain/email/email-content.ts';
import type { AppStoreState } from './app-store-state.ts';
import { changes, type Purchase, statusOf } from './purchases.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: .5rem 0; }
  label { display: grid; gap: .25rem; flex: 1 1 16rem; }
  input, select, button { font: inherit; padding: .5rem; height: 44px; box-sizing: border-box; }
  article { border-top: 1px solid; padding: 1rem 0; overflow-wrap: anywhere; }
  h2 { font-size: 1.1rem; margin: 0; }
  p { margin: 0; }
`;

const statusWords = ['', 'active', 'expired', 'billing retry', 'grace period', 'revoked'];

/** The page for purchases and for events that Apple would trigger over time. */
export function drawStore(state: AppStoreState, now: number): string {
  const options = state.products
    .map(({ productId }) => `<option>${escapeHtml(productId)}</option>`)
    .join('');
  const purchases = state.purchases.map((each) => drawPurchase(each, options, now)).join('');
  const deliveries = state.deliveries
    .map(({ type, tries, answer }) => {
      return `<li>${escapeHtml(type)}: ${tries} sent, answered ${escapeHtml(String(answer ?? 'nothing'))}</li>`;
    })
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>App Store</title><style>${style}</style></head>
<body><h1>App Store</h1>
<p>A stand-in on this machine. Your user id is what the app answers at <code>/api/session</code> while you are signed in.</p>
<form method="post" action="/app-store/purchases">
<label>User id <input name="userId" autocomplete="off"></label>
<label>Product <select name="productId">${options}</select></label>
<label>Environment <select name="environment"><option>Production</option><option>Sandbox</option></select></label>
<button>Buy</button></form>
${purchases || '<p>There is no purchase yet.</p>'}
<h2>Notifications</h2><form method="post" action="/app-store/test"><button>Send a test</button></form>
<ul>${deliveries}</ul></body></html>`;
}

function drawPurchase(purchase: Purchase, options: string, now: number): string {
  const place = `/app-store/purchases/${purchase.originalTransactionId}`;
  const buttons = Object.entries(changes)
    .map(([name, { label }]) => `<button formaction="${place}/${name}">${label}</button>`)
    .join('');
  const renewal = purchase.autoRenews ? 'renews' : 'does not renew';
  const until = new Date(purchase.expiresMs).toISOString();
  return `<article><h2>${escapeHtml(purchase.product.productId)}: ${statusWords[statusOf(purchase, now)]}, ${renewal}, ${purchase.environment}</h2>
<p>Transaction ${purchase.transactionIds.at(-1)} of user ${escapeHtml(purchase.userId ?? 'unknown')}, paid until <time>${until}</time></p>
<form method="post">${buttons}</form>
<form method="post" action="${place}/upgrade"><label>Another product <select name="productId">${options}</select></label>
<button>Change now</button></form></article>`;
}
