// Remix's scripts load a page's data from its path with `.data` ("single fetch"), and that of `/` from `/_root.data`.

/** The content type of page data, as Remix's scripts expect it. */
export const dataContentType = 'text/x-script; charset=utf-8';

/** Whether a path is a page's data address. */
export function isDataPath(pathname: string): boolean {
  return pathname.endsWith('.data');
}

/** Returns the path of the page for its own or its data path. */
export function pagePathOf(pathname: string): string {
  return pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, '');
}

/** Returns the data path of a page other than `/`. */
export function dataPathOf(pathname: string): string {
  return `${pathname}.data`;
}

/** Returns the path and query of an address's page, without Remix's query of requested routes. */
export function pageAddressOf({ pathname, search }: URL): string {
  const params = new URLSearchParams(search);
  params.delete('_routes');
  const query = params.toString();
  return `${pagePathOf(pathname)}${query && `?${query}`}`;
}
