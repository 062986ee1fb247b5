import type { InvoiceSheet } from '#app/domain/invoice/sheet.ts';

/** The five columns; on a narrow sheet each line stands by itself, its figures under the description. */
export function SheetLines({ columns, lines }: Pick<InvoiceSheet, 'columns' | 'lines'>) {
  const { description, quantity, price, tax, total } = columns;
  return (
    <table className="sheet-lines">
      <thead>
        <tr>
          {[description, quantity, price, tax, total].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal lines may stand twice and never move
          <tr key={index}>
            <td>{line.description}</td>
            <Figure label={quantity} value={line.quantity} />
            <Figure label={price} value={line.price} />
            <Figure label={tax} value={line.taxRate} />
            <td>{line.total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <td>
      <span className="sheet-label">{label} </span>
      {value}
    </td>
  );
}
