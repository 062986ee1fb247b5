import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientActivity } from '#app/features/invoice-list/ui/invoice-table.tsx';
import { textsOf } from '#tests/support/render-screen.tsx';

const lineOf = (openedOn: string | null, payClickedOn: string | null) =>
  textsOf(renderToStaticMarkup(<ClientActivity invoice={{ openedOn, payClickedOn }} />), 'span');

it('shows when the client opened the invoice, then when they clicked to pay, and nothing before', () => {
  expect(lineOf(null, null)).toEqual([]);
  expect(lineOf('2026-03-01', null)).toEqual(['Opened 1 Mar 2026']);
  expect(lineOf('2026-03-01', '2026-03-02')).toEqual(['Clicked Pay on 2 Mar 2026']);
});
