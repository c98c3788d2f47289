import { links } from '../content/index.json';

export default function Layout({ children }) {
  return (
    <html lang="en">
      <head>
        {links.map((link) => (
          <link key={link.href} {...link} />
        ))}
      </head>
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
