import { lookShades, type Scheme } from '#app/domain/looks/shades.ts';
import { useNonce } from '#app/ui/document/inline-script.tsx';
import { inAccent } from './in-accent.ts';

/**
 * The rules of an accent's class (`inAccent`): its shades as the design tokens of `app/styles/tokens.css`. A style
 * element, because our content security policy allows no style attributes; the server's has the page's nonce, and so has
 * one that React adds later, so that colors need no scripts and follow the form.
 */
export function LookColors({ accent }: { accent: string }) {
  const nonce = useNonce() || nonceOfPage();
  const name = inAccent('', accent).trim();
  const dark = `@media screen and (prefers-color-scheme:dark){.${name}:not(.on-paper){${tokens(accent, 'dark')}}}`;
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {`.${name}{${tokens(accent, 'light')}}${dark}`}
    </style>
  );
}

function tokens(accent: string, scheme: Scheme): string {
  const { fill, strong, onFill, text, soft } = lookShades(accent, scheme);
  return (
    `--accent:${fill};--accent-strong:${strong};--on-accent:${onFill};--on-accent-soft:${onFill};` +
    `--accent-ink:${text};--accent-soft:${soft}`
  );
}

/** Returns the nonce of the document that the browser shows. */
function nonceOfPage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
}
