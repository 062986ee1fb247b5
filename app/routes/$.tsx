/** Any other path: the 404 page (`platform.md` section 2), drawn by the root's error boundary. */
export function loader(): never {
  throw new Response('Not Found', { status: 404, statusText: 'Not Found' });
}

export default function NotFound() {
  return null;
}

// @covers platform-2.9
