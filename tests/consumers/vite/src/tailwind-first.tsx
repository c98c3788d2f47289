import './layers.css';
import './tailwind.css';
import '@halloway/ui/styles.css';
import './beside-tailwind';
