import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { drawQrCode } from '#app/components/qr-code/draw-qr-code.ts';
import { answerIssuedVersion } from '#app/handlers/public-invoice/issued-version.server.ts';
import { unlistedHeaders } from '#app/handlers/public-invoice/public-invoice.server.ts';
import { LatePart } from '#app/screens/loading/late-part.tsx';
import { IssuedVersionPage } from '#app/screens/public-invoice/issued-version-page.tsx';
import { publicInvoiceTexts } from '#app/texts/public-invoice.ts';

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/screens/frame/should-revalidate.ts';
export { invoicePageMeta as meta } from '#app/screens/public-invoice/invoice-page-meta.ts';

export const headers = () => unlistedHeaders;

export async function loader(asked: LoaderFunctionArgs) {
  const invoice = await answerIssuedVersion(asked);
  if (!invoice) return data({ invoice }, { status: 404 });
  const { paypalQrUrl, verify } = invoice.sheet;
  const codes = { paypalQr: drawQrCode(paypalQrUrl), verifyQr: drawQrCode(verify?.url ?? null) };
  return data({ invoice: { ...invoice, ...codes } }, { status: 200 });
}

export default function IssuedVersion() {
  const { invoice } = useLoaderData<typeof loader>();
  if (!invoice)
    return (
      <LatePart name="notFound" isAlive props={{ message: publicInvoiceTexts.notFound.gone }} />
    );
  return <IssuedVersionPage {...invoice} />;
}
