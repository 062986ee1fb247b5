// Remix's scripts ask for a page's data at its path and `.data` ("single fetch"), for that of `/` at `/_root.data`.

/** The content type of page data, as Remix's scripts expect it. */
export const dataContentType = 'text/x-script; charset=utf-8';

/** Whether a path asks for the data of a page. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith('.data');
}

/** The path of the page to which a path belongs: its own, or that of its data. */
export function pagePathOf(pathname: string): string {
  return pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
}

/** The path at which the data of a page other than `/` is. */
export function dataPathOf(pathname: string): string {
  return `${pathname}.data`;
}

/** The path and query of the page to which an address belongs, without the routes whose data Remix asks for. */
export function pageAddressOf({ pathname, search }: URL): string {
  const params = new URLSearchParams(search);
  params.delete('_routes');
  const query = params.toString();
  return `${pagePathOf(pathname)}${query && `?${query}`}`;
}
