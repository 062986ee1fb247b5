import { MessagePage } from '../frame/message-page.tsx';
import { ReloadLink } from './reload-link.tsx';

/** A form sent more than is read (413): says how much may be sent and leads back to the form. */
export function TooLargePage({ backPath }: { backPath: string }) {
  return (
    <MessagePage
      title="This could not be sent"
      actions={<ReloadLink path={backPath}>Go back</ReloadLink>}
    >
      That is too much data. The limit is 10 MB.
    </MessagePage>
  );
}
