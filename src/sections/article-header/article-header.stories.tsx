import { ArticleHeader, type ArticleHeaderProps, Link, VoicePlayer } from '@halloway/ui';
import type { Story } from '@ladle/react';
import { cover, logo } from '../pictures.testing';

const article = {
  title: 'A Practical Guide to AI Implementation',
  href: '/media/blog/ai-implementation',
  date: 'July 10, 2025',
  dateTime: '2025-07-10',
  byline: 'By Tomasz Zielinski, Director of Implementation',
  readingTime: '5 min read',
  section: <Link href="/media/blog">AI Insights Blog</Link>,
  cover: { src: cover, fallback: logo },
} satisfies ArticleHeaderProps;

export const Whole: Story = () => <ArticleHeader {...article} />;

export const LongTitle: Story = () => (
  <ArticleHeader {...article} title="Four Voice AI Trends of 2025, and a Test Call for Each of Them, Dialed by Hand" />
);

export const CoverMissing: Story = () => <ArticleHeader {...article} cover={{ src: 'data:,', fallback: logo }} />;

/** A policy has no author and no cover, and can have a spoken sentence. */
export const Policy: Story = () => (
  <ArticleHeader
    title="License Agreement"
    href="/eula"
    date="Last Updated 1st June 2025"
    section={<Link href="/">Back to Home</Link>}
    voice={
      <VoicePlayer
        compact
        role="group"
        label="What our agent says about it"
        text="I’m an AI agent and give no legal advice."
        height={72}
        unit={26}
      />
    }
  />
);
