import { Sketch, type SketchProps } from '@halloway/ui';
import { spoken } from './spoken';

/** A drawing that is drawn while the hero's sentence is spoken. */
export function SpokenSketch(drawing: Omit<SketchProps, 'progress'>) {
  return <Sketch {...drawing} progress={spoken.use()} />;
}
