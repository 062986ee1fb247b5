import type { ReactNode } from 'react';
import { classNames } from '#app/ui/layout/class-names.ts';

type SettingsSectionProps = {
  heading: string;
  /** A sentence about the section. */
  about?: string;
  children: ReactNode;
};

/** A heading next to its content; on a phone above it. */
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

/** One subject of a section, with its own heading. */
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

/** Read-only values with labels. */
export function Facts({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className="grid w-full grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-ink-faint">{label}</dt>
          <dd className="figures text-ink [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
