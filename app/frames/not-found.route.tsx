/** Handles every other path: the root's error boundary renders the 404 page. */
export function loader(): never {
  throw new Response('Not Found', { status: 404, statusText: 'Not Found' });
}

export default function NotFound() {
  return null;
}
