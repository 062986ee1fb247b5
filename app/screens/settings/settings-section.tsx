import type { ReactNode } from 'react';
import { classNames } from '#app/components/layout/class-names.ts';

type SettingsSectionProps = {
  heading: string;
  /** A sentence about it. */
  about?: string;
  children: ReactNode;
};

/** A heading beside what belongs to it; on a phone above it. */
export function SettingsSection({ heading, about, children }: SettingsSectionProps) {
  return (
    <section className="form-part grid grid-cols-1 gap-x-10 gap-y-3 border-line border-t py-8 md:grid-cols-[17rem_minmax(0,1fr)]">
      <h2 className="font-semibold text-lg leading-snug">{heading}</h2>
      <div className="flex max-w-prose flex-col items-start gap-5 text-ink-soft">
        {about && <p>{about}</p>}
        {children}
      </div>
    </section>
  );
}

type SubsectionProps = { id: string; heading: string; className?: string; children: ReactNode };

/** One subject of a section, under a heading of its own. */
export function Subsection({ id, heading, className, children }: SubsectionProps) {
  return (
    <section aria-labelledby={id} className={classNames('flex w-full flex-col gap-3', className)}>
      <h3 id={id} className="font-medium text-ink">
        {heading}
      </h3>
      {children}
    </section>
  );
}

/** Things that are known, by name. */
export function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className="flex w-full flex-col gap-1.5">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex gap-x-4">
          <dt className="w-24 shrink-0 text-ink-faint sm:w-40">{label}</dt>
          <dd className="figures min-w-0 flex-1 text-ink [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
