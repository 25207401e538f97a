import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** A page as any server can write it. The child of a tag is shown until its widget is drawn, and if the widget cannot be loaded. */
const page = (phone) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <title>${phone}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="https://portal.example/elements/foyer.css">
    <script type="module" src="https://portal.example/elements/foyer.js" data-api="https://portal.example"></script>
    <script type="module" src="/page.js"></script>
  </head>
  <body>
    <foyer-login></foyer-login>
    <foyer-orders compact><a href="tel:${phone}">${phone}</a></foyer-orders>
    <output></output>
  </body>
</html>
`;

const script = readFileSync(new URL('page.js', import.meta.url));
const server = createServer(({ url }, response) => {
  const [type, body] = url === '/page.js' ? ['text/javascript', script] : ['text/html', page('+4930555555')];
  response.writeHead(200, { 'content-type': type }).end(body);
});
server.listen(process.env.PORT ?? 0, '127.0.0.1', () => console.log(server.address().port));
