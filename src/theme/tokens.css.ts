/** The source of `@halloway/ui/tokens.css`: the theme's variables and the order of the layers, without rules for elements. */
import './layer-names.css';
import './theme.css';
import './print.css';
