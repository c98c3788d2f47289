import { Link } from '@halloway/ui';
import { pageAt } from '../routes';

/** How a form's data is used, with a link to the policy. */
export function PrivacySentence({ text }: { text: string }) {
  return (
    <>
      {text} <Link href="/privacy">{pageAt('/privacy').title}</Link>
    </>
  );
}
