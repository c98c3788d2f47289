export { ArticleCards, type ArticleCardsItem, type ArticleCardsProps } from './article-cards';
