import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { answerIssuedVersion } from '#app/features/history/server/issued-version.api.server.ts';
import { unlistedHeaders } from '#app/features/public-invoice/server/public-invoice.api.server.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { drawSheet } from '#app/features/public-invoice/ui/draw-sheet.ts';
import { IssuedVersionPage } from '#app/features/public-invoice/ui/issued-version-page.tsx';
import { LatePart } from '#app/features/public-invoice/ui/late-part.tsx';
import { withServerOnly } from '#app/http/responses/server-only-data.server.ts';

export { invoicePageMeta as meta } from '#app/features/public-invoice/ui/invoice-page-meta.ts';
export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export const headers = () => unlistedHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const invoice = await answerIssuedVersion(asked);
  if (!invoice) return data({ invoice }, { status: 404 });
  const { sheet, working, ...version } = invoice;
  const shown = drawSheet(sheet, working);
  return data({ invoice: withServerOnly(version, { shown }, asked.context) }, { status: 200 });
}

export default function IssuedVersion() {
  const { invoice } = useLoaderData<typeof loader>();
  if (!invoice)
    return (
      <LatePart name="notFound" isAlive props={{ message: publicInvoiceTexts.notFound.gone }} />
    );
  return <IssuedVersionPage {...invoice} shown={invoice.shown} />;
}
