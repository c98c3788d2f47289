import { ArticleHeader, type ArticleHeaderProps, Link } from '@halloway/ui';
import type { Story } from '@ladle/react';
import { cover, logo } from '../pictures.testing';

const article: ArticleHeaderProps = {
  title: 'A Practical Guide to AI Implementation',
  href: '/media/blog/ai-implementation',
  date: 'July 10, 2025',
  dateTime: '2025-07-10',
  byline: 'By Tomasz Zielinski, Director of Implementation',
  readingTime: '5 min read',
  section: <Link href="/media/blog">AI Insights Blog</Link>,
  cover,
  coverFallback: logo,
};

export const Whole: Story = () => <ArticleHeader {...article} />;

export const LongTitle: Story = () => (
  <ArticleHeader {...article} title="Four Voice AI Trends of 2025, and a Test Call for Each of Them, Dialed by Hand" />
);

export const CoverMissing: Story = () => <ArticleHeader {...article} cover="data:," />;
