import { Link } from '@remix-run/react';
import { ArrowLeft, Copy } from 'lucide-react';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { RichText } from '#app/ui/messages/rich-text.tsx';

type FormHeaderProps = { title: string; leavePath: string; onLeave: () => void };

/** The page's title with the way back. */
export function FormHeader({ title, leavePath, onLeave }: FormHeaderProps) {
  return (
    <div className="form-header mb-6 flex items-center gap-2 lg:mb-8">
      <Link
        to={leavePath}
        onClick={onLeave}
        aria-label={controlTexts.back}
        data-web-only
        className="-ml-3 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <h1 className="page-title">{title}</h1>
    </div>
  );
}

/** Over a copied invoice: which one it is a copy of, and what to do now. */
export function CloneBanner({ number, invoicesPath }: { number: string; invoicesPath: string }) {
  return (
    <div className="mb-6 flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3 text-[0.9375rem]">
      <Copy aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
      <p>
        <RichText
          text={invoiceFormTexts.page.copyOf}
          values={{ number }}
          tags={{
            list: (inner) => (
              <Link to={invoicesPath} className="font-medium text-accent-ink underline">
                {inner}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}
