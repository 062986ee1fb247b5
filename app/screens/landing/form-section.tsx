import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/components/button.tsx';
import { LinkButton } from '#app/components/link-button.tsx';
import { useLater } from '../invoice-form/use-later.ts';
import type { GuestFormProps } from './guest-form.tsx';

/** How far from the screen, in screens, the form is fetched. */
const nearness = '50% 0px';

/**
 * The embedded guest form (`platform.md` section 2, Landing page). Its scripts are fetched when somebody comes near it;
 * until then the room that it will take is kept, so that nothing below it moves.
 */
export function FormSection(props: GuestFormProps) {
  const formPath = `/${props.country}/create-invoice`;
  const section = useRef<HTMLElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { part, fetchNow } = useLater(fetchForm, () => setFailed(true));

  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        fetchNow(false);
      },
      { rootMargin: nearness },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [fetchNow]);

  return (
    <section id="create" ref={section} aria-labelledby="create-title" className="scroll-mt-20">
      <div className="page-width mb-8">
        <h2
          id="create-title"
          className="font-display font-medium text-3xl tracking-tight md:text-4xl"
        >
          Create Invoice
        </h2>
        <p className="mt-3 max-w-xl text-ink-soft text-lg">
          Start right here, without an account. What you type stays in this browser until you save
          it.
        </p>
      </div>
      <div className="min-h-[180rem] lg:min-h-[120rem]">
        {part ? (
          <part.GuestForm {...props} />
        ) : (
          <div className="page-width">
            <noscript>
              <p>This form needs JavaScript.</p>
            </noscript>
            {hasFailed && (
              <div role="alert" className="rounded-lg bg-surface p-6 shadow-card">
                <p>The form could not be loaded. Please check your connection.</p>
                <div className="mt-4 flex flex-wrap gap-3">
                  <Button
                    onClick={() => {
                      setFailed(false);
                      fetchNow(false);
                    }}
                  >
                    Try again
                  </Button>
                  <LinkButton variant="secondary" to={formPath}>
                    Open its own page
                  </LinkButton>
                </div>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

const fetchForm = () => import('./guest-form.tsx');
