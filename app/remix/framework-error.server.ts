/** Whether a response is Remix's own: the error of a route without a page. */
export function isFrameworkError({ status, headers }: Response): boolean {
  const isText = status === 500 && headers.get('Content-Type') === 'text/plain';
  return isText || headers.get('X-Remix-Error') === 'yes';
}
