import { useNonce } from '#app/components/document/nonce.tsx';

/** A statement of schema.org, as JSON-LD. */
export type Statement = { '@type': string; [property: string]: unknown };

/** What a page is about, for search engines; browsers run none of it. */
export function StructuredData({ statements }: { statements: Statement[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': statements };
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
    />
  );
}
