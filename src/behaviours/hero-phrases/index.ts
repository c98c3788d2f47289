export { HeroPhrases, type HeroPhrasesProps } from './hero-phrases';
