import {
  type ComponentProps,
  type CSSProperties,
  cloneElement,
  createElement,
  isValidElement,
  type JSX,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from './class-names';
import { withTextRuns } from './text-run';

/** The props of a part: the native ones, of which `className` and `style` may be functions of its state, and `render`. */
export type PartProps<Tag extends keyof JSX.IntrinsicElements, State> = Omit<
  ComponentProps<Tag>,
  'className' | 'style'
> & {
  /** What is rendered in the place of the part's element: an element, which gets its props, or a function. */
  render?: ReactElement | ((props: ComponentProps<Tag>, state: State) => ReactNode) | undefined;
  className?: string | ((state: State) => string | undefined) | undefined;
  style?: CSSProperties | ((state: State) => CSSProperties | undefined) | undefined;
};

interface Shared {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  ref?: Ref<unknown> | undefined;
  children?: ReactNode;
}
type Props = Shared & Record<string, unknown>;

/** Renders a part. `own` are the props that the part needs; its handlers have called the product's already. */
export function renderPart<Tag extends keyof JSX.IntrinsicElements, State>(
  tag: Tag,
  own: ComponentProps<Tag> & Record<`data-${string}`, unknown>,
  { render, className, style, ...native }: PartProps<Tag, State>,
  state: State,
): ReactNode {
  const resolvedStyle = typeof style === 'function' ? style(state) : style;
  const props = {
    ...native,
    ...own,
    className: classNames(own.className, typeof className === 'function' ? className(state) : className) || undefined,
    ...(resolvedStyle && { style: resolvedStyle }),
  } as ComponentProps<Tag>;
  if ('children' in props) props.children = withTextRuns(props.children);
  if (typeof render === 'function') return render(props, state);
  if (isValidElement<Props>(render)) return cloneElement(render, merge(props, render.props));
  return createElement(tag as string, props);
}

/** The props of the part and of the element in its place: both handlers run, the element's first. */
function merge(own: object, element: Props): Props {
  const part: Props = { ...own };
  const merged: Props = { ...part, ...element, className: classNames(part.className, element.className) };
  for (const [name, ours] of Object.entries(part)) {
    const theirs = element[name];
    if (/^on[A-Z]/.test(name) && typeof theirs === 'function' && typeof ours === 'function')
      merged[name] = (event: { defaultPrevented: boolean }) => {
        theirs(event);
        if (!event.defaultPrevented) ours(event);
      };
  }
  if (part.children !== undefined) merged.children = part.children;
  if (part.style && element.style) merged.style = { ...part.style, ...element.style };
  if (part.ref && element.ref) merged.ref = joinRefs(part.ref, element.ref);
  return merged;
}

/** A ref that sets several. */
const joinRefs =
  <Element,>(...refs: (Ref<Element> | undefined)[]) =>
  (element: Element | null) => {
    const detach = refs.map((ref) => {
      if (typeof ref !== 'function') {
        if (ref) ref.current = element;
        return () => ref && Object.assign(ref, { current: null });
      }
      const cleanUp = ref(element);
      return cleanUp ?? (() => ref(null));
    });
    return () => {
      for (const one of detach) one();
    };
  };
