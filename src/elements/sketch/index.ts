export { Sketch, type SketchProps } from './sketch';
