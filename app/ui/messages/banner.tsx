import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/layout/class-names.ts';

type BannerTone = 'info' | 'warn' | 'danger';

type BannerProps = {
  tone?: BannerTone;
  children: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /**
   * `alert` is announced at once, `status` when the screen reader is idle; no role for content that was there from the
   * start.
   */
  role?: 'alert' | 'status';
};

const tones = {
  info: { style: 'bg-accent-soft text-ink', icon: Info, iconStyle: 'text-accent-ink' },
  warn: { style: 'bg-warn-soft text-ink', icon: TriangleAlert, iconStyle: 'text-warn-ink' },
  danger: { style: 'bg-danger-soft text-ink', icon: CircleAlert, iconStyle: 'text-danger-ink' },
} satisfies Record<BannerTone, { style: string; icon: typeof Info; iconStyle: string }>;

/** A persistent message in the page about a state, and what the user can do about it. */
export function Banner({ tone = 'info', children, action, role }: BannerProps) {
  const { style, icon: Icon, iconStyle } = tones[tone];
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md px-4 py-3 text-[0.9375rem]',
        style,
      )}
    >
      <div className="flex min-w-0 flex-1 basis-52 items-start gap-3">
        <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', iconStyle)} />
        <div className="min-w-0">{children}</div>
      </div>
      {action}
    </div>
  );
}
