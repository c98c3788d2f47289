import { PageHero } from '@halloway/ui';
import { indexCards } from '../content/articles';
import { blog } from '../content/blog';
import { Articles } from './parts/articles';
import { Demo } from './parts/demo';
import { Newsletter } from './parts/islands';

export default function Blog() {
  return (
    <>
      <PageHero tight title={blog.title} lead={blog.lead}>
        <Articles headingLevel={2} articles={indexCards} />
      </PageHero>
      <Demo />
      <Newsletter />
    </>
  );
}
