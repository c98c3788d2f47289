export { type ArticleCard, ArticleCards, type ArticleCardsProps } from './article-cards';
