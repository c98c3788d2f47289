import { Link, Section } from '@halloway/ui';

export default function Rooms() {
  return (
    <main>
      <Section title="Rooms">
        <Link href="/">Back to the inn</Link>
      </Section>
    </main>
  );
}
