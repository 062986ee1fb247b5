import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyStateProps = { icon: LucideIcon; title: string; children: ReactNode; action?: ReactNode };

/** What an empty list shows, with the action that fills it. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-16 text-center sm:py-24">
      <div className="mb-5 text-accent-ink">
        <Icon aria-hidden="true" className="size-12" strokeWidth={1.25} />
      </div>
      <h2 className="font-semibold text-xl">{title}</h2>
      <p className="mt-2 max-w-sm text-pretty text-ink-soft">{children}</p>
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
