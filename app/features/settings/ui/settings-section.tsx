import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { listen } from '#app/ui/hooks/effects.ts';
import { classNames } from '#app/ui/layout/class-names.ts';

type SettingsSectionProps = {
  /** Names the section in the page's address, the same in every language. */
  id: string;
  heading: string;
  /** Shown after the heading. */
  badge?: ReactNode;
  /** A sentence about the section. */
  about?: string;
  /** Open from the start where only one section is. The first open section of the page wins. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A section that its heading opens and closes. On a phone one is open at a time, see `useOpenSections`. */
export function SettingsSection({
  id,
  heading,
  badge,
  about,
  isOpen,
  children,
}: SettingsSectionProps) {
  return (
    <section id={id} className="settings-part">
      <details
        name="settings"
        open={isOpen}
        onToggle={({ currentTarget }) => keepSection(currentTarget, isOpen === true)}
      >
        <summary>
          <h2>{heading}</h2>
          {badge}
        </summary>
        <div>
          {about && <p>{about}</p>}
          {children}
        </div>
      </details>
    </section>
  );
}

/** Keeps the section that is open on a phone in the address, so that a reload, also in another language, opens it again. */
function keepSection(section: HTMLDetailsElement, isOpenAnyway: boolean): void {
  const hash = `#${section.parentElement?.id}`;
  const isKept = window.location.hash === hash;
  if (!section.hasAttribute('name') || isKept === section.open) return;
  if (section.open && isOpenAnyway) return;
  const { pathname, search } = window.location;
  const address = pathname + search + (section.open ? hash : '');
  window.history.replaceState(window.history.state, '', address);
}

/** Opens every section where there is room for all, Tailwind's `md` and up, and the one that the address points to. */
export function useOpenSections(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 48rem)');
    const show = () => {
      for (const section of document.querySelectorAll('.settings-part > details')) {
        // Sections that share a name close one another.
        if (wide.matches) section.removeAttribute('name');
        else section.setAttribute('name', 'settings');
        section.toggleAttribute('open', wide.matches || section.hasAttribute('open'));
      }
    };
    show();
    return listen(wide, { change: show });
  }, []);
  useEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target) return;
    const section = target.closest('details') ?? target.querySelector('details');
    section?.setAttribute('open', '');
    target.scrollIntoView();
  }, [hash]);
}

/** Links to the sections, by id and heading, beside them on a wide screen. */
export function SettingsContents({ sections }: { sections: readonly [string, string][] }) {
  return (
    <nav aria-label={settingsTexts.contents} className="settings-contents">
      {sections.map(([id, heading]) => (
        <a key={id} href={`#${id}`}>
          {heading}
        </a>
      ))}
    </nav>
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
