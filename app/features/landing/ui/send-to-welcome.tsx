import type { CountryCode } from '#app/domain/country/country.ts';
import { welcomeScript } from '#app/domain/navigation/welcome.ts';
import { InlineScript } from '#app/ui/document/inline-script.tsx';

/**
 * Redirects the first launch of the app from the home page to the welcome page. Runs only while the server-rendered
 * page is parsed.
 */
export function SendToWelcome({ country }: { country: CountryCode }) {
  return <InlineScript code={import.meta.env.SSR ? welcomeScript(country) : ''} />;
}
