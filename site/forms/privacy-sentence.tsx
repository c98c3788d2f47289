import { Link } from '@halloway/ui';
import { pageAt } from '../routes';

/** What happens to what a form takes, and the policy that says the rest. */
export function PrivacySentence({ text }: { text: string }) {
  return (
    <>
      {text} <Link href="/privacy">{pageAt('/privacy').title}</Link>
    </>
  );
}
