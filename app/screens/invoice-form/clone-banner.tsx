import { Link } from '@remix-run/react';
import { Copy } from 'lucide-react';

/** Over a copied invoice: which one it is a copy of, and what to do now (`invoices.md` section 2). */
export function CloneBanner({ number, invoicesPath }: { number: string; invoicesPath: string }) {
  return (
    <div className="mb-6 flex items-start gap-3 rounded-md bg-accent-soft px-4 py-3 text-[0.9375rem]">
      <Copy aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent-ink" />
      <p>
        This is a copy of invoice{' '}
        <Link to={invoicesPath} className="font-medium text-accent-ink underline">
          {number}
        </Link>
        . Update the details and send it as a new invoice.
      </p>
    </div>
  );
}

// @covers invoices-2.2
