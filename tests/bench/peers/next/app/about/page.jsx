import { body, title } from '../../content/about.json';
import { Tree } from '../../tree';

export const metadata = { title };

export default function About() {
  return <Tree nodes={body} />;
}
