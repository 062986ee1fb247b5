import { ListFilter } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import { buttonStyle } from '#app/components/buttons/button-style.ts';
import { DisclosureMenu } from '#app/components/overlays/disclosure-menu.tsx';
import { Drawer } from '#app/components/overlays/drawer.tsx';
import { countPanelFilters, type ListView } from '#app/domain/invoices/list-view.ts';
import { type FilterChoices, FilterForm } from './filter-form.tsx';

type FilterPanelProps = { listPath: string; view: ListView; choices: FilterChoices };

/** The advanced filters behind a button with their number: a panel on a desk, a sheet from the side on phones. */
export function FilterPanel(props: FilterPanelProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const [isSheetDrawn, setSheetDrawn] = useState(false);
  const count = countPanelFilters(props.view);

  function openSheet(event: MouseEvent) {
    if (!window.matchMedia('(max-width: 47.99rem)').matches) return;
    event.preventDefault();
    setSheetDrawn(true);
    sheet.current?.showModal();
  }

  return (
    <>
      <DisclosureMenu
        label={count > 0 ? `Filters, ${count} set` : 'Filters'}
        button={
          <>
            <ListFilter aria-hidden="true" className="size-4.5" />
            <span className="max-sm:sr-only">Filters</span>
            {count > 0 && (
              <span className="figures min-w-5 rounded-full bg-accent px-1.5 text-center text-on-accent text-xs leading-5">
                {count}
              </span>
            )}
          </>
        }
        buttonClassName={buttonStyle({ variant: 'secondary' })}
        panelClassName="w-[min(42rem,calc(100vw-2rem))] p-5"
        onButtonClick={openSheet}
      >
        <FilterForm {...props} onApply={closeDisclosure} />
      </DisclosureMenu>
      <Drawer dialog={sheet} title="Filters">
        {isSheetDrawn && (
          <div className="mt-4 px-3">
            <FilterForm {...props} onApply={() => sheet.current?.close()} />
          </div>
        )}
      </Drawer>
    </>
  );
}

function closeDisclosure(form: HTMLFormElement) {
  const details = form.closest('details');
  if (!details) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

// @covers invoices-2.17
