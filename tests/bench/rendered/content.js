/** What every library shows. Each list is made once: props are the same objects at every render. */
const text = (index) =>
  `${index}. The receptionist answers after two rings and asks who is calling, and why. It books the visit, and sends a note of the call.`;
const list = (count, make) => Array.from({ length: count }, (_, index) => make(index));

export const questions = list(5, (index) => ({
  id: `question-${index}`,
  title: `Question ${index}`,
  text: text(index),
}));
export const tabs = list(4, (index) => ({ id: `tab-${index}`, label: `Tab ${index}`, text: text(index) }));
export const dialog = { title: 'Book a call', text: text(0) };
export const fields = list(200, (index) => ({
  name: `field-${index}`,
  label: `Field ${index}`,
  required: index % 2 === 0,
}));
export const groups = list(2, (group) => ({
  label: `Group ${group}`,
  links: list(6, (index) => ({ label: `Page ${group} ${index}`, href: `/${group}/${index}` })),
}));
export const links = list(4, (index) => ({ label: `Link ${index}`, href: `/link-${index}` }));
