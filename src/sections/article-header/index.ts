export { ArticleHeader, type ArticleHeaderCover, type ArticleHeaderProps } from './article-header';
