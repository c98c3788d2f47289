import { body, title } from '../content/index.json';
import { Tree } from '../tree';

export const metadata = { title };

export default function Home() {
  return <Tree nodes={body} />;
}
