import { useNonce } from './nonce.tsx';

/**
 * An inline script. Only the server-rendered copy ever runs, so callers pass the code where `import.meta.env.SSR` is
 * true and leave it out of the browser's bundle.
 */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants, and nothing else, stand in it
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}
