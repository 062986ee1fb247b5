import { type InvoiceTemplate, invoiceTemplates } from '#app/domain/invoices/sheet.ts';

type TemplatePickerProps = {
  value: InvoiceTemplate;
  onChange: (template: InvoiceTemplate) => void;
  /** The name of the radio buttons in their form. */
  name: string;
};

const words = {
  classic: { label: 'Classic', about: 'Calm and ruled' },
  modern: { label: 'Modern', about: 'Bold, with a band of green' },
  compact: { label: 'Compact', about: 'Dense, for long lists' },
} satisfies Record<InvoiceTemplate, { label: string; about: string }>;

/** One of the three looks of an invoice, each with its picture. The heading around it names the choice. */
export function TemplatePicker({ value, onChange, name }: TemplatePickerProps) {
  return (
    <fieldset>
      <legend className="sr-only">Template</legend>
      <div className="grid max-w-xl grid-cols-3 gap-2.5 sm:gap-4">
        {invoiceTemplates.map((template) => (
          <label
            key={template}
            className="group/choice relative flex min-w-0 flex-col rounded-md border border-line p-2 transition-colors duration-150 hover:border-ink-soft has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 sm:p-3"
          >
            <input
              type="radio"
              name={name}
              value={template}
              checked={value === template}
              onChange={() => onChange(template)}
              className="peer sr-only"
            />
            <TemplatePicture template={template} />
            <span className="mt-2.5 flex items-center gap-1.5 font-medium text-[0.9375rem] leading-snug sm:px-0.5">
              {words[template].label}
              <span
                aria-hidden="true"
                className="ml-auto hidden size-4 shrink-0 rounded-full border border-line-strong group-has-checked/choice:border-5 group-has-checked/choice:border-accent sm:block"
              />
            </span>
            <span className="mt-0.5 text-ink-soft text-sm leading-snug sm:px-0.5">
              {words[template].about}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Tone = 'ink' | 'text' | 'line' | 'accent' | 'soft' | 'white';

/** A bar of the picture: left, top, width, height in units of five points of the printed page, and its tone. */
type Bar = [x: number, y: number, width: number, height: number, tone: Tone];

const fills: Record<Tone, string> = {
  ink: 'fill-ink',
  text: 'fill-ink-faint/45',
  line: 'fill-line',
  accent: 'fill-accent',
  soft: 'fill-accent-soft',
  white: 'fill-surface',
};

/** Rows of a table: description, three figures and the total. */
function rows(count: number, top: number, step: number, left: number, height: number): Bar[] {
  const right = 119 - left;
  return Array.from({ length: count }, (_, row): Bar[] => {
    const y = top + row * step;
    return [
      [left, y, 34 + ((row * 7) % 17), height, 'text'],
      [right - 47, y, 4, height, 'text'],
      [right - 35, y, 9, height, 'text'],
      [right - 19, y, 6, height, 'text'],
      [right - 10, y, 10, height, 'text'],
    ];
  }).flat();
}

/** Lines of a party: heading, name, address. */
function party(x: number, y: number, step: number, heading: Tone): Bar[] {
  return [
    [x, y, 6, 1, heading],
    [x, y + step, 24, 1.5, 'ink'],
    [x, y + step * 2.1, 19, 1.2, 'text'],
    [x, y + step * 3, 21, 1.2, 'text'],
  ];
}

const bars: Record<InvoiceTemplate, Bar[]> = {
  classic: [
    [10.4, 11, 30, 3, 'ink'],
    [88, 10, 20.6, 4, 'accent'],
    [96, 17, 12.6, 1.5, 'text'],
    ...party(10.4, 28, 3.6, 'text'),
    ...party(49, 28, 3.6, 'text'),
    [96, 28, 12.6, 1, 'text'],
    [98, 31, 10.6, 1.2, 'text'],
    [96, 36, 12.6, 1, 'text'],
    [98, 39, 10.6, 1.2, 'text'],
    [10.4, 51, 98.2, 0.6, 'ink'],
    ...rows(5, 54, 5.6, 10.4, 1.3),
    ...[58, 63.6, 69.2, 74.8, 80.4].map((y): Bar => [10.4, y, 98.2, 0.3, 'line']),
    [70, 86, 9, 1.2, 'text'],
    [98.6, 86, 10, 1.2, 'text'],
    [62.6, 91, 46, 0.6, 'ink'],
    [62.6, 94.4, 9, 1.8, 'ink'],
    [88, 93.6, 20.6, 3.4, 'accent'],
    [10.4, 108, 24, 1.8, 'ink'],
    ...[113, 116.5, 120].map((y): Bar => [10.4, y, 36, 1.2, 'text']),
    [62, 112, 27, 5.4, 'accent'],
    [10.4, 159, 98.2, 0.3, 'line'],
    [10.4, 162, 22, 1.2, 'accent'],
  ],
  modern: [
    [0, 0, 119, 33, 'accent'],
    [10.4, 10, 30, 3.4, 'white'],
    [82, 9.4, 26.6, 5, 'white'],
    [94, 18, 14.6, 1.4, 'white'],
    ...party(10.4, 42, 3.6, 'accent'),
    ...party(62, 42, 3.6, 'accent'),
    [10.4, 61, 98.2, 6, 'soft'],
    ...rows(4, 71, 6, 12.4, 1.3),
    [70, 97, 9, 1.2, 'text'],
    [98.6, 97, 10, 1.2, 'text'],
    [58, 101.6, 50.6, 9.6, 'accent'],
    [61, 105.6, 8, 1.8, 'white'],
    [80, 104.6, 25.6, 3.8, 'white'],
    [10.4, 120, 24, 1.8, 'accent'],
    ...[125, 128.5, 132].map((y): Bar => [10.4, y, 36, 1.2, 'text']),
    [62, 124, 27, 5.4, 'accent'],
    [10.4, 162, 22, 1.2, 'accent'],
  ],
  compact: [
    [8, 7, 26, 2, 'ink'],
    [84, 6.6, 27, 2.6, 'ink'],
    [8, 11.6, 103, 0.6, 'accent'],
    ...party(8, 15, 2.6, 'text'),
    ...party(46, 15, 2.6, 'text'),
    [94, 15, 17, 1.1, 'text'],
    [94, 17.6, 17, 1.1, 'text'],
    [8, 28, 103, 0.6, 'ink'],
    ...Array.from({ length: 15 }, (_, row): Bar => [8, 30 + row * 5.8, 103, 2.9, 'soft']),
    ...rows(30, 31, 2.9, 9, 0.9),
    [8, 121, 20, 1.4, 'ink'],
    ...[124.4, 127, 129.6].map((y): Bar => [8, y, 32, 1, 'text']),
    [74, 121, 8, 1, 'text'],
    [101, 121, 10, 1, 'text'],
    [66, 124, 45, 0.6, 'ink'],
    [66, 126.6, 8, 1.5, 'ink'],
    [95, 126, 16, 2.4, 'accent'],
    [8, 162.4, 20, 1.1, 'accent'],
  ],
};

/** A template as a small sheet in its real proportions; light in any theme, as paper is. */
function TemplatePicture({ template }: { template: InvoiceTemplate }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 119 168.4"
      className="on-paper block h-auto w-full rounded-xs bg-surface shadow-card"
    >
      {bars[template].map(([x, y, width, height, tone]) => (
        <rect
          key={`${x} ${y} ${tone}`}
          x={x}
          y={y}
          width={width}
          height={height}
          className={fills[tone]}
        />
      ))}
    </svg>
  );
}

// @covers decisions-5.8 platform-1.4
