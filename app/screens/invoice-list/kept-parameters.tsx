import { type ListView, writeListView } from '#app/domain/invoices/list-view.ts';

/** The view's parameters that a form of the list does not ask for itself, as hidden fields. */
export function KeptParameters({ view, without }: { view: ListView; without: readonly string[] }) {
  const kept = [...writeListView(view)].filter(([name]) => !without.includes(name));
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
