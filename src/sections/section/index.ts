export { Band, Section, type SectionProps, SplitSection } from './section';
