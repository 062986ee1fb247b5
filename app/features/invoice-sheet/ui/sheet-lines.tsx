import {
  cellText,
  firstWording,
  type InvoiceSheet,
  type SheetColumn,
  type SheetLine,
} from '#app/domain/invoices/sheet.ts';
import {
  type Column,
  defaultColumns,
  isLongTextColumn,
  isTextColumn,
} from '#app/domain/looks/columns.ts';
import { Words } from './sheet-payment.tsx';

/**
 * The lines as a table; on a narrow sheet each line is stacked, with its figures below the description and their labels
 * beside them.
 */
export function SheetLines({ columns, lines }: Pick<InvoiceSheet, 'columns' | 'lines'>) {
  const isMany = columns.length > defaultColumns.length;
  return (
    <table className="sheet-lines" data-many={isMany || undefined}>
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className={cellClass(key)}>
              <Words of={label} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
          <tr key={index}>
            {columns.map((column, at) => (
              <td key={column.key} className={cellClass(column.key)}>
                {column.key === 'description' ? (
                  <Description line={line} />
                ) : (
                  <Cell line={line} column={column} isLast={at === columns.length - 1} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellClass(column: Column): string | undefined {
  if (column === 'description') return 'sheet-what';
  if (isLongTextColumn(column)) return 'sheet-text sheet-long';
  return isTextColumn(column) ? 'sheet-text' : undefined;
}

function Description({ line: { description, notes = [] } }: { line: SheetLine }) {
  return (
    <>
      <Words of={description} />
      {notes.map((note) => (
        <p key={firstWording(note)} className="sheet-caption">
          <Words of={note} />
        </p>
      ))}
    </>
  );
}

type CellProps = { line: SheetLine; column: SheetColumn; isLast: boolean };

/** A text with its label, which only a narrow sheet shows; the amount at the end of a line needs none. */
function Cell({ line, column: { key, label }, isLast }: CellProps) {
  const text = cellText(line, key);
  const isPlain = text === '' || (isLast && key === 'amount');
  return (
    <>
      {!isPlain && (
        <span className="sheet-label">
          <Words of={label} />{' '}
        </span>
      )}
      {text}
    </>
  );
}
