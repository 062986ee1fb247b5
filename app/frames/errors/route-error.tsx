import { useLocation, useRouteError } from '@remix-run/react';
import { useRequestId } from '#app/ui/document/hydration.tsx';
import { FramePart } from '../frame-part.tsx';

type RouteErrorProps = {
  home: string;
  /** The page isn't inside a frame. */
  bare?: boolean;
};

/** Rendered by error boundaries; the error pages are fetched separately, since few visits need them. */
export function RouteError({ home, bare = false }: RouteErrorProps) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const requestId = useRequestId();
  const retryPath = `${pathname}${search}`;
  const page = <FramePart name="error" isAlive props={{ error, home, retryPath, requestId }} />;
  return bare ? <main>{page}</main> : page;
}
