/** The source of `@halloway/ui/tokens.css`: the theme's variables and the order of the layers, and the colors of elements with `data-theme`. */
import './layer-names.css';
import './theme.css';
import './print.css';
