import {
  Children,
  type ComponentProps,
  type CSSProperties,
  cloneElement,
  createElement,
  isValidElement,
  type JSX,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefCallback,
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

/** What a product may say otherwise. Labels follow its `id`. */
const OF_THE_PRODUCT = ['id', 'role', 'tabIndex', 'aria-label', 'aria-labelledby', 'aria-describedby', 'aria-current'];

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
  const props: Props = native;
  for (const name in own) {
    const ours = (own as Props)[name];
    if (name === 'ref') props.ref = joinRefs(ours as Ref<unknown>, props.ref);
    else if (props[name] === undefined || !OF_THE_PRODUCT.includes(name)) props[name] = ours;
  }
  const resolvedStyle = typeof style === 'function' ? style(state) : style;
  if (resolvedStyle) props.style = resolvedStyle;
  const theirs = typeof className === 'function' ? className(state) : className;
  if (theirs) props.className = classNames(own.className, theirs);
  if ('children' in props) props.children = withTextRuns(props.children);
  if (typeof render === 'function') return render(props as ComponentProps<Tag>, state);
  const element = elementOf(render);
  if (!element) return createElement(tag as string, props);
  mergeInto(props, element.props);
  if (typeof element.type === 'string') {
    if (!/^(button|fieldset|input|optgroup|option|select|textarea)$/.test(element.type)) delete props.disabled;
    if (tag === 'button' && element.type !== tag && element.type !== 'input') delete props.type;
  }
  return cloneElement(element, props);
}

/** The element in the place of a part's, or undefined. One of a server component may be a lazy node, which only `Children` opens. */
function elementOf(render: PartProps<'div', never>['render'] | object): ReactElement<Props> | undefined {
  if (!render || typeof render === 'function') return undefined;
  const element: unknown = isValidElement(render) ? render : Children.toArray(render as ReactNode)[0];
  return isValidElement<Props>(element) ? element : undefined;
}

interface Written {
  id?: string | undefined;
  children?: ReactNode;
  render?: object | undefined;
}

/** What a product has written in a part, or else in the element in its place. A part without such words may show a sign. */
export const wordsOf = ({ children, render }: Written): ReactNode => children ?? elementOf(render)?.props.children;

/** The id that a product has given to a part, or to the element in its place; without one, `ours`. */
export const idOf = ({ id, render }: Written, ours: string): string =>
  (elementOf(render)?.props.id as string | undefined) ?? id ?? ours;

/** Adds the props of the element in a part's place to those of the part. */
function mergeInto(part: Props, element: Props) {
  for (const name in element) {
    const [ours, theirs] = [part[name], element[name]];
    if (theirs !== undefined && (name !== 'children' || ours === undefined)) part[name] = merged(name, ours, theirs);
  }
}

/** A prop of a part and of the element in its place: both handlers run, the element's first. */
function merged(name: string, ours: unknown, theirs: unknown): unknown {
  if (name === 'ref') return joinRefs(ours as Ref<unknown>, theirs as Ref<unknown>);
  if (name === 'className') return classNames(ours as string, theirs as string);
  if (name === 'style') return { ...(ours as CSSProperties), ...(theirs as CSSProperties) };
  if (!/^on[A-Z]/.test(name) || typeof theirs !== 'function' || typeof ours !== 'function') return theirs;
  return (event: { defaultPrevented: boolean }) => {
    theirs(event);
    if (!event.defaultPrevented) ours(event);
  };
}

const joinedRefs = new WeakMap<object, WeakMap<object, RefCallback<unknown>>>();

/** A ref that sets two. The same for the same two: React would detach and attach another one at every commit. */
function joinRefs<Element>(one: Ref<Element> | undefined, other: Ref<Element> | undefined): Ref<Element> | undefined {
  if (!one || !other) return one ?? other;
  const known = joinedRefs.get(one) ?? new WeakMap<object, RefCallback<unknown>>();
  joinedRefs.set(one, known);
  const joined: RefCallback<Element> = known.get(other) ?? joinOf(one, other);
  known.set(other, joined as RefCallback<unknown>);
  return joined;
}

const joinOf =
  <Element,>(...refs: Ref<Element>[]): RefCallback<Element> =>
  (element) => {
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
