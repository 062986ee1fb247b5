import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';

const headStyle = 'border-ink border-b pb-2 pl-3 font-semibold text-ink-faint text-sm first:pl-0';
const cellStyle = 'figures align-top @md:border-line @md:border-b @md:py-3 @md:pl-3 @md:first:pl-0';

/** The five columns; on a narrow sheet each line stands by itself, its figures under the description. */
export function SheetLines({ columns, lines }: Pick<InvoiceSheet, 'columns' | 'lines'>) {
  return (
    <table className="block w-full border-collapse @md:table">
      <thead className="sr-only @md:not-sr-only @md:table-header-group">
        <tr>
          <th scope="col" className={`${headStyle} w-full text-left`}>
            {columns.description}
          </th>
          {[columns.quantity, columns.price, columns.tax, columns.total].map((column) => (
            <th key={column} scope="col" className={`${headStyle} text-right`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-line-strong border-t @md:table-row-group @md:border-t-0">
        {lines.map((line, index) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: equal lines may stand twice and never move
            key={index}
            className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-3 break-inside-avoid @md:table-row @md:border-b-0 @md:py-0"
          >
            <td
              className={`${cellStyle} basis-full whitespace-pre-line font-medium [overflow-wrap:anywhere] @md:font-normal`}
            >
              {line.description}
            </td>
            <Figure label={columns.quantity} value={line.quantity} />
            <Figure label={columns.price} value={line.price} />
            <Figure label={columns.tax} value={line.taxRate} />
            <td
              className={`${cellStyle} ml-auto whitespace-nowrap text-right font-medium @md:font-normal`}
            >
              {line.total}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <td
      className={`${cellStyle} whitespace-nowrap text-ink-soft text-sm @md:text-right @md:text-[0.9375rem] @md:text-ink`}
    >
      <span className="text-ink-faint @md:hidden">{label} </span>
      {value}
    </td>
  );
}
