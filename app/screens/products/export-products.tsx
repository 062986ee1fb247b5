import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadCsv } from '#app/browser/download-csv.client.ts';
import { Button } from '#app/components/button.tsx';
import { toast } from '#app/components/toast.tsx';

/** All products as a CSV file that can be imported again, whatever is searched for. */
export function ExportProducts() {
  const [isLoading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    const done = await downloadCsv('/api/products-csv', 'products.csv');
    setLoading(false);
    if (!done.ok) toast.error(`Error exporting products: ${done.message}`);
  }

  return (
    <Button variant="secondary" loading={isLoading} onClick={download}>
      {!isLoading && <Download aria-hidden="true" className="size-4.5" />}
      Export CSV
    </Button>
  );
}
