import { InlineScript } from '#app/ui/document/inline-script.tsx';

/** `recovery-token.client.ts` reads the variable that this script sets. */
const script =
  'if(location.hash){window.recoveryHash=location.hash;history.replaceState(history.state,"",location.pathname+location.search)}';

/**
 * The first script on the page that sets a new password, at the very start of `head`: removes the hash from the URL
 * before anything else is loaded or sent, so that its token reaches neither the history nor another script.
 */
export function HideRecoveryHash() {
  return <InlineScript code={import.meta.env.SSR ? script : ''} />;
}
