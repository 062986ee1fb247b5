import type { ReactNode } from 'react';
import { useSpelling } from '../language/use-language.ts';

/** One way to pay: its name, what it is, its fields. */
export function PaymentMethodGroup({
  name,
  about,
  children,
}: {
  name: string;
  about: string;
  children: ReactNode;
}) {
  const spell = useSpelling();
  return (
    <div>
      <h3 className="font-medium">{spell(name)}</h3>
      <p className="mt-0.5 text-ink-soft text-sm">{spell(about)}</p>
      <div className="mt-4">{children}</div>
    </div>
  );
}
