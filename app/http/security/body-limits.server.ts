import { routedPath } from '#app/http/request/routed-path.server.ts';

/** Forms and small JSON: archiving 500 ids takes 20 kB, a message to support 45 kB as a form. */
const usual = 64_000;
const large = 2_000_000;

/** Addresses with larger bodies, and why. */
const largerPosts: { path: RegExp; limit: number }[] = [
  // Saving: 100 items of 500 characters, and a guest's two pictures of up to 700 kB as text. Settings have the same
  // pictures.
  {
    path: /^\/(?:(?:us|ca|uk|au)(?:\/(?:create-invoice|settings))?|app\/ios\/(?:create|settings))$/,
    limit: large,
  },
  // Six steps of each schedule, in seven languages with 4,000 characters.
  { path: /^\/api\/reminders$/, limit: large },
  // A batch of 400 lines with their own texts.
  { path: /^\/api\/import$/, limit: large },
  // 1,000 rows of a file of 1 MB.
  { path: /^\/api\/products-import$/, limit: large },
];

/** The largest limit; a few times as much of a refused body is drained. */
export const maxBodyBytes = large;

/** Returns the body limit of a request's address in bytes. */
export function bodyLimitOf(request: Request): number {
  const path = routedPath(request);
  return largerPosts.find((each) => each.path.test(path))?.limit ?? usual;
}
