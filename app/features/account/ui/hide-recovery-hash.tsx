import { InlineScript } from '#app/ui/document/inline-script.tsx';

/** `recovery-token.client.ts` reads what it leaves. */
const script =
  'if(location.hash){window.recoveryHash=location.hash;history.replaceState(history.state,"",location.pathname+location.search)}';

/**
 * The first script of the page that sets a new password, at the very start of `head`: takes the hash out of the address
 * before anything else is loaded or sent, so that its token reaches no history and no other script.
 */
export function HideRecoveryHash() {
  return <InlineScript code={import.meta.env.SSR ? script : ''} />;
}
