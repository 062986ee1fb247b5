import { Link } from '@remix-run/react';
import { ArrowLeft } from 'lucide-react';

type FormHeaderProps = { title: string; leavePath: string; onLeave: () => void };

/** The page's title with the way back. */
export function FormHeader({ title, leavePath, onLeave }: FormHeaderProps) {
  return (
    <div className="form-header mb-6 flex items-center gap-2 lg:mb-8">
      <Link
        to={leavePath}
        onClick={onLeave}
        aria-label="Back"
        data-web-only
        className="-ml-3 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      <h1 className="font-display font-semibold text-3xl leading-tight tracking-tight">{title}</h1>
    </div>
  );
}

// @covers invoices-2.1
