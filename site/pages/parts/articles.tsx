import { ArticleCards, type ArticleCardsItem } from '@halloway/ui';
import { ViewTransition } from 'react';
import { coverFallback } from '../../content/articles';
import { blog } from '../../content/blog';
import { unbroken } from './unbroken';

interface ArticlesProps {
  articles: readonly (ArticleCardsItem & { title: string })[];
  headingLevel?: 2 | 3;
}

export const Articles = ({ articles, ...cards }: ArticlesProps) => (
  <ArticleCards
    {...cards}
    cards={articles.map((article) => ({ ...article, title: unbroken(article.title) }))}
    coverFallback={coverFallback}
    more={blog.readMore}
    transition={ViewTransition}
  />
);
