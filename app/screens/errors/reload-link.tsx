import type { ReactNode } from 'react';
import { buttonStyle } from '#app/components/buttons/button-style.ts';

/** The way on from an error: loads the page whole, without the scripts that may be what broke. */
export function ReloadLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={path} className={buttonStyle({ size: 'large' })}>
      {children}
    </a>
  );
}
