declare module '*.mdx' {
  import type { ReactNode } from 'react';
  import type { LegalFacts } from '#app/screens/legal/legal-facts.ts';

  /** A legal text; tests/screens/legal holds that it asks for no fact that does not exist. */
  export default function LegalText(facts: LegalFacts): ReactNode;
}
