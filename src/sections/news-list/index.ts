export { type NewsItem, NewsList, type NewsListProps } from './news-list';
