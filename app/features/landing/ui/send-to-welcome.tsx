import type { CountryCode } from '#app/domain/country/country.ts';
import { welcomeScript } from '#app/domain/navigation/welcome.ts';
import { InlineScript } from '#app/ui/document/inline-script.tsx';

/**
 * On the home page: the first launch of the app goes on to the welcome. Runs when the server's page is read, never
 * again.
 */
export function SendToWelcome({ country }: { country: CountryCode }) {
  return <InlineScript code={import.meta.env.SSR ? welcomeScript(country) : ''} />;
}
