import { useEffect, useRef, useState } from 'react';
import { landingTexts } from '#app/features/landing/texts.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { Spinner } from '#app/ui/icons/icons.tsx';
import { useLazyImport } from '#app/ui/loading/use-lazy-import.ts';
import type { GuestFormProps } from './guest-form.tsx';

/** How far from the viewport the form starts to load, in viewport heights. */
const nearness = '100% 0px';

/** The loading state of the guest form's chunk. */
type FormPart = {
  part: typeof import('./guest-form.tsx') | null;
  hasFailed: boolean;
  fetchNow: () => void;
};

/** Loads the form once: when its button is clicked, or when the visitor scrolls near it. */
export function useFormPart(): FormPart {
  const [hasFailed, setFailed] = useState(false);
  const { part, fetchNow } = useLazyImport(fetchForm, () => setFailed(true));
  return {
    part,
    hasFailed,
    fetchNow: () => {
      setFailed(false);
      fetchNow(false);
    },
  };
}

const fetchForm = () => import('./guest-form.tsx');

/** The embedded guest form at the end of the page. */
export function FormSection({ part, hasFailed, fetchNow, ...props }: GuestFormProps & FormPart) {
  const section = useRef<HTMLElement>(null);
  const newestFetch = useLatest(fetchNow);

  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        newestFetch.current();
      },
      { rootMargin: nearness },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [newestFetch]);

  return (
    <section
      id="create"
      ref={section}
      aria-labelledby="create-title"
      className="min-h-dvh scroll-mt-20"
    >
      <div className="page-width mb-8">
        <h2 id="create-title" className="section-title">
          {landingTexts.form.title}
        </h2>
        <p className="mt-3 max-w-xl text-pretty text-ink-soft text-lg">{landingTexts.form.lead}</p>
      </div>
      {part ? (
        <part.GuestForm {...props} />
      ) : (
        <div className="page-width">
          <Coming
            hasFailed={hasFailed}
            formPath={`/${props.country}/create-invoice`}
            onAgain={fetchNow}
          />
        </div>
      )}
    </section>
  );
}

type ComingProps = { hasFailed: boolean; formPath: string; onAgain: () => void };

/** The placeholder while the form loads. */
function Coming({ hasFailed, formPath, onAgain }: ComingProps) {
  if (!hasFailed) {
    return (
      <div className="flex min-h-60 items-center justify-center rounded-lg bg-surface p-6 text-ink-soft shadow-card">
        <noscript>{landingTexts.form.needsScripts}</noscript>
        <Spinner />
      </div>
    );
  }
  return (
    <div role="alert" className="rounded-lg bg-surface p-6 shadow-card">
      <p>{landingTexts.form.notLoaded}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={onAgain}>{controlTexts.tryAgain}</Button>
        <LinkButton variant="secondary" to={formPath}>
          {landingTexts.form.ownPage}
        </LinkButton>
      </div>
    </div>
  );
}
