import { useNonce } from '#app/components/nonce.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { welcomeScript } from '#app/domain/navigation/welcome.ts';

/** On the home page: the first launch of the app goes on to the welcome. Runs when the server's page is read, never again. */
export function SendToWelcome({ country }: { country: CountryCode }) {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant with a country's code, and nothing else, stands in it
      dangerouslySetInnerHTML={{ __html: welcomeScript(country) }}
    />
  );
}
