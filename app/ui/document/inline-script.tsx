import { useNonce } from './nonce.tsx';

/**
 * A script in the document itself. Only the server's copy of it ever runs, so that callers give the code where
 * `import.meta.env.SSR` holds and leave it out of the browser's files.
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
