import { Accordion } from '#app/components/accordion.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { landingQuestions } from './questions.ts';

/** Five questions that people ask before they begin. */
export function Faq({ country }: { country: CountryCode }) {
  return (
    <section
      className="page-width grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]"
      aria-labelledby="questions"
    >
      <h2 id="questions" className="font-display font-medium text-3xl tracking-tight md:text-4xl">
        Questions and answers
      </h2>
      <Accordion name="faq" items={landingQuestions(country)} />
    </section>
  );
}
