export { CallStory, type CallStoryProps } from './call-story';
