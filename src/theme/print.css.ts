import './layers.css';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { site, theme } from './layers.css';

const onPaper = (selector: string, layer: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layer]: { '@media': { print: rule } } } } as never);

// Black on white, whatever the screen shows.
onPaper(':root, [data-theme]', theme, {
  colorScheme: 'light',
  vars: {
    [vars.color.paper]: '#FFFFFF',
    [vars.color.raised]: '#FFFFFF',
    [vars.color.ink]: '#000000',
    [vars.color.quiet]: '#333333',
    [vars.color.brand]: '#000000',
    [vars.size.text]: '11pt',
    [vars.size.small]: '9.5pt',
    [vars.size.lead]: '12.5pt',
    [vars.size.head]: '13pt',
    [vars.size.title]: '20pt',
    [vars.size.hero]: '28pt',
  },
});

// Nobody fills in a form on paper by pressing its button; `data-print="none"` leaves out anything else.
onPaper('form, [data-print="none"]', site, { display: 'none' });
onPaper('h1, h2, h3, h4, dt', site, { breakAfter: 'avoid', breakInside: 'avoid' });
onPaper('p, li, dd, blockquote', site, { orphans: 3, widows: 3 });
onPaper('figure, blockquote, tr, img, svg', site, { breakInside: 'avoid' });
