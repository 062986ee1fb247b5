import type { ReactNode } from 'react';

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
  return (
    <div>
      <h3 className="font-medium">{name}</h3>
      <p className="mt-0.5 text-ink-soft text-sm">{about}</p>
      <div className="mt-4">{children}</div>
    </div>
  );
}
