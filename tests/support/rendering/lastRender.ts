/**
 * What React rendered last into an element: another object after each render of the component that contains it, whether or not the
 * render changed anything. React keeps it at the element, under a name of its own.
 */
export const lastRender = (element: Element): unknown => {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  if (key === undefined) throw new Error('React renders no such element');
  return (element as unknown as Readonly<Record<string, unknown>>)[key];
};
