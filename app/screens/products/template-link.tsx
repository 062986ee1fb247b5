import { Download } from 'lucide-react';
import { buttonStyle } from '#app/components/buttons/button-style.ts';

/** A CSV file to fill in, with the columns of `platform.md` section 9. */
export function TemplateLink() {
  return (
    <a href="/products-template.csv" download className={buttonStyle({ variant: 'quiet' })}>
      <Download aria-hidden="true" className="size-4.5" />
      Download Template
    </a>
  );
}
