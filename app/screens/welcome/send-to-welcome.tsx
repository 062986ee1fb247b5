import { useNonce } from '#app/components/nonce.tsx';
import { welcomeScript } from '#app/domain/navigation/welcome.ts';

/** On the home page: the first launch of the app goes on to the welcome. Runs when the server's page is read, never again. */
export function SendToWelcome() {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, and nothing else, stands in it
      dangerouslySetInnerHTML={{ __html: welcomeScript }}
    />
  );
}
