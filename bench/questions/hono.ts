// Questions of people who use Hono, over its own documentation (honojs/website, MIT).
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = [
  {
    question: 'hey, how do i read the id out of a url like /entry/42 inside my handler',
    pages: ['/api/request', '/api/routing', '/getting-started/basic'],
    sentences: [
      'const { id, commentId } = c.req.param()',
      '// Get all params at once',
      'Get the values of path parameters.',
      "const id = c.req.param('id')",
      "const name = c.req.param('name')",
      'Getting a path parameter, URL query value, and appending a Response header is written as follows.'
    ]
  },
  {
    question: 'can I register one handler for several urls at once? e.g. /hello and /ja/hello should do the same',
    pages: ['/api/routing'],
    sentences: ["app.on('GET', ['/hello', '/ja/hello', '/en/hello'], (c) =>"]
  },
  {
    question:
      "Uncaught TypeError: Failed to construct 'URL': Invalid URL\n    at Object.apply (hono-client.js:112:14)\n    at loadPosts (posts.ts:9:31)\nI only call client.api.post.$url() in the browser, my client was made with hc<AppType>('/'). What is wrong?",
    pages: ['/guides/rpc'],
    sentences: [
      'You have to pass in an absolute URL for this to work.',
      'Passing in a relative URL `/` will result in the following error.',
      "const client = hc<AppType>('http://localhost:8787/')"
    ],
    keptBack: true
  },
  {
    question: 'upload form with <input type=file multiple>, parseBody gives me just one of the files',
    pages: ['/api/request'],
    sentences: [
      '`all` option is disabled by default.',
      'const body = await c.req.parseBody({ all: true })',
      'If multiple files are uploaded, the last one will be used.',
      "`body['foo[]']` is always `(string | File)[]`."
    ]
  },
  {
    question: 'c.req.queries',
    pages: ['/api/request'],
    sentences: [
      'Get multiple querystring parameter values, e.g. `/search?tags=A&tags=B`',
      "const tags = c.req.queries('tags')"
    ]
  },
  {
    question: 'is /hello/ with the slash at the end the same route as /hello?',
    pages: ['/api/hono'],
    sentences: [
      "`app.get('/hello')` will not match `GET /hello/`.",
      'Strict mode defaults to `true` and distinguishes the following routes.',
      'By setting strict mode to `false`, both paths will be treated equally.'
    ],
    keptBack: true
  },
  {
    question: 'how to show our own page when nothing matches the url',
    pages: ['/api/hono', '/api/context', '/api/routing'],
    sentences: [
      '`app.notFound` allows you to customize a Not Found Response.',
      'app.notFound((c) => {',
      'You can customize it with `app.notFound()`.',
      'If you want to have a "fallback" handler, write the code below the other handler.',
      "app.get('*', (c) => c.text('fallback')) // fallback",
      "return c.text('Custom 404 Message', 404)"
    ]
  },
  {
    question: 'I put notFound on the sub app that I mount with route() and it is simply never run. why',
    pages: ['/api/hono'],
    sentences: ['The `notFound` method is only called from the top-level app.']
  },
  {
    question: 'we still have an old itty-router thing, would like to hang it below /legacy of the new hono app',
    pages: ['/api/hono'],
    sentences: [
      'The `mount()` allows you to mount applications built with other frameworks into your Hono application.',
      "app.mount('/itty-router', ittyRouter.handle)"
    ],
    keptBack: true
  },
  {
    question: 'which preset should i take for a node server that stays up for weeks',
    pages: ['/api/presets'],
    sentences: [
      'This is highly recommended for most use cases.',
      "It's ideal for long-life servers built with **Deno**, **Bun**, or **Node.js**."
    ]
  },
  {
    question: 'need the smalest bundle possible, what do I import',
    pages: ['/api/presets', '/concepts/routers', '/'],
    sentences: [
      "This is the smallest router package and it's suitable for environments where resources are limited.",
      'While Hono is already compact, if you need to make it even smaller for an environment with limited resources, use PatternRouter.',
      'The `hono/tiny` preset is under 14kB.',
      'With the `hono/tiny` preset, its size is **under 14KB** when minified.',
      "import { Hono } from 'hono/tiny'"
    ]
  },
  {
    question: 'c.req.routePath is crossed out in my editor, what replaces it?',
    pages: ['/api/request', '/helpers/route'],
    sentences: [
      'Use `routePath()` from Route Helper instead.',
      'Returns the route path pattern registered for the current handler.',
      "console.log(routePath(c)) // '/posts/:id'"
    ],
    keptBack: true
  },
  {
    question:
      'validator already read the body, but i have to pass the untouched request on to another service. body is locked by then',
    pages: ['/api/request'],
    sentences: [
      'Clones the raw Request object from a HonoRequest.',
      'Works even after the request body has been consumed by validators or HonoRequest methods.',
      'const clonedReq = await cloneRawRequest(c.req)'
    ]
  },
  {
    question: 'one deployment, two domains. different pages depending on which domain the visitor typed',
    pages: ['/api/routing'],
    sentences: [
      "app.get('/www1.example.com/hello', (c) => c.text('hello www1'))",
      'It works fine if it includes a hostname.',
      'Hono can handle the `host` header value if you set the `getPath()` function in the Hono constructor.',
      "getPath: (req) => req.url.replace(/^https?:\\/([^?]+).*$/, '$1'),"
    ]
  },
  {
    question: 'my * route eats everything, the more specific routes that I wrote below it never get a request',
    pages: ['/api/routing'],
    sentences: [
      'Handlers or middleware will be executed in registration order.',
      'When a handler is executed, the process will be stopped.',
      'GET /foo ---> `common` // foo will not be dispatched',
      'If you want to have a "fallback" handler, write the code below the other handler.'
    ],
    keptBack: true
  },
  {
    question:
      "GET /two/three/hi ---> 404 Not Found\ni have app.route('/two', two) and then two.route('/three', three), looks fine to me?",
    pages: ['/api/routing'],
    sentences: [
      'However, if they are in the wrong order, it will return a 404.',
      "app.route('/two', two) // `two` does not have routes",
      'Note that the mistake of grouping routings is hard to notice.'
    ]
  },
  {
    question: 'HTTPException res option: which status wins, mine in the Response or the one of the constructor',
    pages: ['/api/exception'],
    sentences: [
      'Note that the status passed to the constructor is the one used to create responses.',
      'status: 401, // this gets ignored'
    ]
  },
  {
    question:
      'headers that i set with c.header are missing in the error answer made by err.getResponse(). how do I keep them',
    pages: ['/api/exception'],
    sentences: [
      'To include headers already set in `Context`, you must apply them to a new `Response`.',
      '`HTTPException.getResponse` is not aware of `Context`'
    ],
    keptBack: true
  },
  {
    question: 'what status code does a redirect have when i dont give one',
    pages: ['/api/context'],
    sentences: ['Redirect, default status code is `302`.']
  },
  {
    question: 'Can I c.set something on login and c.get it again in the next request of that user?',
    pages: ['/api/context'],
    sentences: [
      'The value of `c.set` / `c.get` are retained only within the same request.',
      'They cannot be shared or persisted across different requests.',
      'Get and set arbitrary key-value pairs, with a lifetime of the current request.'
    ]
  },
  {
    question: 'write to KV without making the user wait for it, i.e. after the response has gone out. cloudflare',
    pages: ['/api/context'],
    sentences: ['c.executionCtx.waitUntil(c.env.KV.put(key, data))'],
    keptBack: true
  },
  {
    question: 'A colleague says declaring ContextVariableMap hides bugs. Is he right?',
    pages: ['/api/context'],
    sentences: [
      '`ContextVariableMap` adds types **globally** to all contexts, regardless of whether the middleware that sets the variable has actually run.',
      "This means `c.get('result')` will appear type-safe even in handlers where your middleware was never registered, potentially hiding `undefined` bugs at runtime.",
      "const val = c.get('result') // ❌ val is undefined but typed as a string, which can lead to runtime errors",
      'This is appropriate when a variable is set by middleware that is applied app-wide and is guaranteed to exist in the context.'
    ]
  },
  {
    question: 'why did somebody write yet another framework, what was the reason for hono in the first place',
    pages: ['/concepts/motivation'],
    sentences: [
      'At first, I just wanted to create a web application on Cloudflare Workers.',
      'But, there was no good framework that works on Cloudflare Workers.'
    ]
  },
  {
    question: 'how many requests per second on deno, compared with oak',
    pages: ['/concepts/benchmarks'],
    sentences: [
      'Requests/sec: 136112',
      'Requests/sec: 43326',
      '**Hono is the fastest**, compared to other frameworks for Deno.'
    ],
    keptBack: true
  },
  {
    question: 'how can one regex be faster than walking a tree of routes',
    pages: ['/concepts/routers', '/'],
    sentences: [
      'Hono\'s RegExpRouter turns the route pattern into "one large regular expression".',
      'Then it can get the result with one-time matching.',
      'This works faster than methods that use tree-based algorithms such as radix-tree in most cases.',
      'It matches the route using a single large Regex created before dispatch.'
    ]
  },
  {
    question: 'retuning a png from aws lambda, the browser gets garbage',
    pages: ['/getting-started/aws-lambda'],
    sentences: [
      'In Lambda, base64 encoding is required to return binary data.',
      'Once binary type is set to `Content-Type` header, Hono automatically encodes data to base64.',
      "c.header('Content-Type', 'image/png') // means binary data"
    ]
  },
  {
    question: 'streamHandle instead of handle, when?',
    pages: ['/getting-started/aws-lambda'],
    sentences: [
      'Typically, the implementation requires writing chunks to NodeJS.WritableStream using awslambda.streamifyResponse, but with the AWS Lambda Adaptor, you can achieve the traditional streaming response of Hono by using streamHandle instead of handle.',
      'export const handler = streamHandle(app)'
    ],
    keptBack: true
  },
  {
    question:
      'Deployed to Azure and every route is a 404, only works when I put api in front of all of them. Can this be turned off?',
    pages: ['/getting-started/azure-functions'],
    sentences: [
      'The default Azure Functions route prefix is `/api`.',
      'Change the default route prefix of the host.',
      "If you don't change it as shown above, be sure to start all your Hono routes with `/api`",
      '"routePrefix": ""'
    ]
  },
  {
    question: 'bun: listen on 8080',
    pages: ['/getting-started/bun', '/api/hono'],
    sentences: ['You can specify the port number with exporting the `port`.', 'port: 3000,']
  },
  {
    question:
      'my build writes app.js.br and app.js.gz next to app.js. serveStatic keeps sending the big one, how do I make it pick the small ones',
    pages: ['/getting-started/bun', '/getting-started/deno'],
    sentences: [
      'The `precompressed` option checks if files with extensions like `.br` or `.gz` are available and serves them based on the `Accept-Encoding` header.',
      'precompressed: true,'
    ],
    keptBack: true
  },
  {
    question:
      'static files work on my laptop (node). on the server systemd starts the thing from / and all of them are 404',
    pages: ['/getting-started/nodejs'],
    sentences: [
      'The `root` option resolves paths relative to the current working directory (`process.cwd()`).',
      'If you start your server from a different directory, file resolution may fail.',
      'For reliable path resolution that always points to the same directory as your source file, use `import.meta.url`:',
      "serveStatic({ root: fileURLToPath(new URL('./', import.meta.url)) })",
      'This means the behavior depends on where you run your Node.js process from, not where your source file is located.'
    ]
  },
  {
    question: 'does it run on node 16',
    pages: ['/getting-started/nodejs'],
    sentences: ['It works on Node.js versions greater than 18.x.', '18.x => 18.14.1+']
  },
  {
    question: '@hono/node-ws - still the way to go?',
    pages: ['/getting-started/nodejs', '/helpers/websocket'],
    sentences: [
      '`@hono/node-ws` is deprecated.',
      'WebSocket support is built into `@hono/node-server`.',
      'On Node.js, WebSocket support is built into `@hono/node-server`.'
    ],
    keptBack: true
  },
  {
    question: 'I want a cron trigger on my worker beside the http routes. where does that go',
    pages: ['/getting-started/cloudflare-workers'],
    sentences: [
      'You can integrate Hono with other event handlers (such as `scheduled`) in Module Worker mode.',
      "To do this, export `app.fetch` as the module's `fetch` handler, and then implement other handlers as needed:",
      'scheduled: async (batch, env) => {},'
    ]
  },
  {
    question:
      "TypeError: Cannot read properties of undefined (reading 'API_TOKEN') — it is process.env.API_TOKEN, in a cloudflare worker. how do I get at my env vars",
    pages: [
      '/getting-started/cloudflare-workers',
      '/helpers/adapter',
      '/api/context',
      '/getting-started/cloudflare-workers-vite'
    ],
    sentences: [
      'By default, `process.env` is not available in Cloudflare Workers, so it is recommended to get environment variables from `c.env`.',
      'If you want to use it, you need to enable `nodejs_compat_populate_process_env` flag.',
      'Then we use the `c.env.*` to get the environment variables in our code.',
      "The `env()` function facilitates retrieving environment variables across different runtimes, extending beyond just Cloudflare Workers' Bindings.",
      'const { NAME } = env<{ NAME: string }>(c)',
      'Regardless of type, bindings are always available as global variables and can be accessed via the context `c.env.BINDING_KEY`.',
      'const SECRET_KEY = c.env.SECRET_KEY',
      'Then access the Bindings via c.env'
    ]
  },
  {
    question: 'basicAuth with the password comming from a worker secret. c is not there yet when I call basicAuth()',
    pages: ['/getting-started/cloudflare-workers', '/guides/middleware'],
    sentences: [
      'password: c.env.PASSWORD,',
      'If you want to use Variables or Secret Variables in Middleware, for example, "username" or "password" in Basic Authentication Middleware, you need to write like the following.',
      'To access the context inside middleware arguments, directly use the context parameter provided by `app.use`.',
      'return auth(c, next)',
      'return middleware(c, next)'
    ]
  },
  {
    question: 'and where do I put the token?',
    earlier: ['how do I deploy my worker from github actions'],
    pages: ['/getting-started/cloudflare-workers'],
    sentences: [
      'then go to your GitHub repository settings dashboard: `Settings->Secrets and variables->Actions->Repository secrets`, and add a new secret with the name `CLOUDFLARE_API_TOKEN`.',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the docs
      'apiToken: ${{ secrets.CLOUDFLARE_API_TOKEN }}'
    ]
  },
  {
    question: 'starting fresh on cloudflare: pages or workers?',
    pages: ['/getting-started/cloudflare-pages', '/getting-started/cloudflare-workers-vite'],
    sentences: [
      'For new projects, Cloudflare now recommends using Cloudflare Workers instead of Cloudflare Pages.',
      'This is the recommended way to start a new full-stack project on Cloudflare.',
      'If you are starting a new full-stack application, see Cloudflare Workers + Vite, which is the successor to this Pages setup.',
      'Workers supports static assets and offers a broader set of features.'
    ]
  },
  {
    question: 'What is NODEJS_HELPERS=0 for?',
    pages: ['/getting-started/nextjs'],
    sentences: [
      "In order for this to work with the Pages Router, it's important to disable Vercel Node.js helpers by setting up an environment variable in your project dashboard or in your `.env` file."
    ],
    keptBack: true
  },
  {
    question: 'supabase edge function on my machine says unauthorized, i just want to try it without any token',
    pages: ['/getting-started/supabase-functions'],
    sentences: [
      'The `--no-verify-jwt` flag allows you to bypass JWT verification during local development.',
      'supabase functions serve --no-verify-jwt # start the Functions watcher'
    ]
  },
  {
    question: 'jco serve on the production box, good idea?',
    pages: ['/getting-started/webassembly-wasi'],
    sentences: ['`jco serve` is meant for development, and is not recommended for production use.']
  },
  {
    question:
      'Coming from Rails I would put my handlers into controllers. The guide seems to be against it, what is the problem?',
    pages: ['/guides/best-practices'],
    sentences: [
      'For example, the path parameter cannot be inferred in the Controller without writing complex generics.',
      'When possible, you should not create "Ruby on Rails-like Controllers".',
      'The issue is related to types.',
      "Therefore, you don't need to create RoR-like controllers and should write handlers directly after path definitions."
    ],
    keptBack: true
  },
  {
    question: "app.on('HEAD', '/api/users', ...) never fires",
    pages: ['/guides/best-practices'],
    sentences: [
      'Hono automatically handles HEAD requests by converting them to GET requests and stripping the response body.',
      "This behavior is built into the framework's dispatch layer and happens before route matching occurs.",
      '// Still converted to GET before route matching',
      'GOOD: This GET route automatically handles HEAD requests',
      "BAD: Using on() also won't work"
    ]
  },
  {
    question: 'scaffold a project in CI, nobody there to answer the questions it asks',
    pages: ['/guides/create-hono'],
    sentences: [
      'Select a starter template and skip the interactive template prompt.',
      'This creates `my-app` using the `vercel` template, installs dependencies using `npm`, and skips the interactive prompts.',
      'npm create hono@latest my-app -- --template vercel --pm npm --install'
    ]
  },
  {
    question: 'it asks me anyway, as if it had not seen the flag. I use npm',
    earlier: ['npm create hono with a template given on the command line'],
    pages: ['/guides/create-hono'],
    sentences: [
      "If an option appears not to be recognized, make sure you're forwarding it with `--` when using `npm create` / `npx` .",
      'When you use `npm create` (or `npx`) arguments intended for the initializer script must be placed **after** `--`.',
      'Anything after `--` is forwarded to the initializer.',
      'npm create hono@latest my-app -- --template vercel --pm npm --install',
      'npm create hono@latest my-app -- --template cloudflare-workers'
    ],
    keptBack: true
  },
  {
    question: 'how much smaller than react is a counter with the client side jsx',
    pages: ['/guides/jsx-dom'],
    sentences: ['The counter program in `hono/jsx/dom` is only 2.8KB with Brotli compression, but 47.8KB for React.']
  },
  {
    question: 'set the page <title> from a component deep down in the tree. jsx on the server',
    pages: ['/guides/jsx'],
    sentences: [
      'These tags will be automatically hoisted to the `<head>` section of the document.',
      'You can write document metadata tags such as `<title>`, `<link>`, and `<meta>` directly inside your components.',
      'This is especially useful when the `<head>` element is rendered far from the component that determines the appropriate metadata.'
    ]
  },
  {
    question: 'do I have to wrap await next() in try catch',
    pages: ['/guides/middleware'],
    sentences: ['This means that next() will never throw, so there is no need to wrap it in a try/catch/finally.'],
    keptBack: true
  },
  {
    question: 'hc client on another port: session cookie isnt sent along with the calls',
    pages: ['/guides/rpc'],
    sentences: [
      '// This request will now include any cookies you might have set',
      'To make the client send cookies with every request',
      "credentials: 'include',"
    ]
  },
  {
    question:
      "src/client.ts:7:16 - error TS2589: Type instantiation is excessively deep and possibly infinite.\n\n7 const client = hc<AppType>('http://localhost:8787/')\n                 ~~~~~~~~~~~\nFound 1 error in src/client.ts:7\nfrontend and api are two packages in one repo. what causes that?",
    pages: ['/guides/rpc'],
    sentences: [
      'If you use one Hono version on the backend and another on the frontend, you\'ll run into issues such as "Type instantiation is excessively deep and possibly infinite".',
      'If your backend is separated from the frontend and lives in a different directory, you need to ensure that the Hono versions match.'
    ]
  },
  {
    question: 'why is vs code crawling since we have 200 routes and the typed client',
    pages: ['/guides/rpc'],
    sentences: [
      'When using RPC, the more routes you have, the slower your IDE will become.',
      'One of the main reasons for this is that massive amounts of type instantiations are executed to infer the type of your app.',
      '`tsserver` used in your IDE does this time consuming task every time you use the app.',
      'If you have a lot of routes, this can slow down your IDE significantly.'
    ],
    keptBack: true
  },
  {
    question: 'cancel a running hc request when the react component unmounts',
    pages: ['/guides/rpc'],
    sentences: [
      'Below is an example of aborting a Request.',
      'signal: abortController.signal,',
      "You can pass the fetch's `RequestInit` object to the request as the `init` option."
    ]
  },
  {
    question:
      'zValidator json, in vitest the handler always gets {} although I send a body with app.request. In the browser all is well.',
    pages: ['/guides/validation', '/guides/testing'],
    sentences: [
      'When you validate `json` or `form`, the request must contain a matching `content-type` header (e.g. `Content-Type: application/json` for `json`).',
      'Otherwise, the request body will not be parsed and you will receive an empty object (`{}`) as value in the callback.',
      'It is important to set the `content-type` header when testing using `app.request()`.',
      "headers: new Headers({ 'Content-Type': 'application/json' }),"
    ]
  },
  {
    question: 'fake the D1 binding in unit tests',
    pages: ['/guides/testing'],
    sentences: [
      'const MOCK_ENV = {',
      'To set `c.env` for testing, you can pass it as the 3rd parameter to `app.request`.',
      "const res = await app.request('/posts', {}, MOCK_ENV)",
      'This is useful for mocking values like Cloudflare Workers Bindings:'
    ],
    keptBack: true
  },
  {
    question: 'what strings can getRuntimeKey() return',
    pages: ['/helpers/adapter'],
    sentences: [
      '`workerd` - Cloudflare Workers',
      'The `getRuntimeKey()` function returns the identifier of the current runtime.',
      '`edge-light` - Vercel Edge Functions',
      '`other` - Other unknown runtimes keys',
      'fastly - Fastly Compute'
    ]
  },
  {
    question: 'ip adress of the visitor',
    pages: ['/helpers/conninfo', '/getting-started/nodejs'],
    sentences: [
      "For example, you can get the client's remote address easily.",
      'const info = getConnInfo(c) // info is `ConnInfo`',
      'remoteAddress: c.env.incoming.socket.remoteAddress,',
      'The ConnInfo Helper helps you to get the connection information.',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the docs
      'return c.text(`Your remote address is ${info.remote.address}`)'
    ]
  },
  {
    question: 'longest life time i may give a cookie before it throws',
    pages: ['/helpers/cookie'],
    sentences: [
      'The `maxAge` option value is greater than 400 days.',
      'The `expires` option value is 400 days later than the current time.'
    ],
    keptBack: true
  },
  {
    question: 'getSignedCookie gives me false, not undefined. meaning?',
    pages: ['/helpers/cookie'],
    sentences: [
      '`getSignedCookie` will return `false` for a specified cookie if the signature was tampered with or is invalid'
    ]
  },
  {
    question: 'is it safe to put a color that the user typed straight into the css`` literal',
    pages: ['/helpers/css'],
    sentences: [
      "Treat the CSS helpers like other raw sinks (`html`, `raw`, `rawCssString`): **don't pass untrusted input into them directly.**",
      'Doing so allows CSS injection.',
      'Validate against an allowlist first.',
      'The CSS helpers are CSS-authoring APIs: like other CSS-in-JS libraries, interpolated values are inserted as raw CSS.'
    ]
  },
  {
    question: 'print a list of all the routs at startup',
    pages: ['/helpers/dev'],
    sentences: [
      'When this application starts running, the routes will be shown in your console as follows:',
      '`showRoutes()` function displays the registered routes in your console.'
    ],
    keptBack: true
  },
  {
    question: 'sign() for tokens without naming an algorithm, what does it take',
    pages: ['/helpers/jwt'],
    sentences: ['The default is HS256.', "alg?: 'HS256';"]
  },
  {
    question: 'reverse proxy, but the users authorization header must not reach the other server',
    pages: ['/helpers/proxy'],
    sentences: [
      "Authorization: undefined, // do not propagate request headers contained in c.req.header('Authorization')"
    ]
  },
  {
    question: 'leave one route out when generating the static site',
    pages: ['/helpers/ssg'],
    sentences: [
      'Routes with the `disableSSG` middleware set are excluded from static file generation by `toSSG`.',
      "app.get('/api', disableSSG(), (c) => c.text('an-api'))"
    ],
    keptBack: true
  },
  {
    question:
      'An exception inside my streamText callback does not reach app.onError. How come, and what can I do instead?',
    pages: ['/helpers/streaming'],
    sentences: [
      'If the callback function of the streaming helper throws an error, the `onError` event of Hono will not be triggered.',
      'However, when the callback function is executed, the stream has already started, so it cannot be overwritten.',
      'The third argument of the streaming helper is an error handler.'
    ]
  },
  {
    question:
      "✘ [ERROR] Uncaught (in promise) TypeError: Can't modify immutable headers.\n    at Headers.set (<anonymous>)\n    at cors2 (index.js:1204:19)\nGET /ws 500 Internal Server Error (14ms)\nhappens only on the websocket route, rest is fine",
    pages: ['/helpers/websocket'],
    sentences: [
      "If you use middleware that modifies headers (e.g., applying CORS) on a route that uses WebSocket Helper, you may encounter an error saying you can't modify immutable headers.",
      'This is because `upgradeWebSocket()` also changes headers internally.'
    ]
  },
  {
    question: 'onOpen in upgradeWebSocket, supported on workers?',
    pages: ['/helpers/websocket'],
    sentences: ['`onOpen` - Currently, Cloudflare Workers does not support it.'],
    keptBack: true
  },
  {
    question: 'pasword protect the admin pages for three different people with their own passwords',
    pages: ['/middleware/builtin/basic-auth'],
    sentences: [
      'This middleware also allows you to pass arbitrary parameters containing objects defining more `username` and `password` pairs.',
      "username: 'hono-admin',"
    ]
  },
  {
    question: 'default limit for a request body with bodyLimit',
    pages: ['/middleware/builtin/body-limit'],
    sentences: ['The default is `100 * 1024` - `100kb`.']
  },
  {
    question: 'Bun answers 413 for a 200 MB upload even though i raised maxSize. my onError isnt called either',
    pages: ['/middleware/builtin/body-limit'],
    sentences: [
      'If you want to accept requests larger than 128MiB with Hono and Bun, you need to set the limit for Bun as well:',
      'This is because `Bun.serve()` will set the status code to `413` and terminate the connection before passing the request to Hono.',
      'maxRequestBodySize: 1024 * 1024 * 200, // your value here',
      "If you set Hono's Body Limit Middleware to a value bigger than that, your requests will still fail and, additionally, the onError handler specified in the middleware will not be called."
    ],
    keptBack: true
  },
  {
    question: 'cache({ wait: true })',
    pages: ['/middleware/builtin/cache'],
    sentences: [
      'A boolean indicating if Hono should wait for the Promise of the `cache.put` function to resolve before continuing with the request.',
      '// Must use `wait: true` for the Deno runtime',
      'Required to be true for the Deno environment.'
    ]
  },
  {
    question: 'token for everything below /api except the public part',
    pages: ['/middleware/builtin/combine'],
    sentences: [
      "app.use('/api/*', except('/api/public/*', bearerAuth({ token })))",
      'Runs all middleware except when the condition is met.',
      '`except` - Runs all given middleware only if a condition is not met.'
    ]
  },
  {
    question: 'do i need compress() on cloudflare?',
    pages: ['/middleware/builtin/compress'],
    sentences: [
      'On Cloudflare Workers and Deno Deploy, the response body will be compressed automatically, so there is no need to use this middleware.'
    ],
    keptBack: true
  },
  {
    question: 'etag 304 response drops custom header',
    pages: ['/middleware/builtin/etag'],
    sentences: [
      'If you want to add the header that is sent, you can use `retainedHeaders` option and `RETAINED_304_HEADERS` strings array variable that includes the default headers:',
      "retainedHeaders: ['x-message', ...RETAINED_304_HEADERS],",
      'The headers that you want to retain in the 304 Response.',
      'The default headers are Cache-Control, Content-Location, Date, ETag, Expires, and Vary.'
    ],
    keptBack: true
  },
  {
    question:
      'I have a service class far away from the handlers. It needs the current user from c, but I dont want to hand c through ten functions. Any way?',
    pages: ['/middleware/builtin/context-storage'],
    sentences: [
      'The Context Storage Middleware stores the Hono `Context` in the `AsyncLocalStorage`, to make it globally accessible.',
      'The `getContext()` will return the current Context object if the `contextStorage()` is applied as a middleware.',
      'return getContext<Env>().var.message'
    ]
  },
  {
    question: 'allow cross origin calls from all our subdomains',
    pages: ['/middleware/builtin/cors'],
    sentences: [
      "You can also pass the callback function like `origin: (origin) => (origin.endsWith('.example.com') ? origin : 'http://example.com')`.",
      "return origin.endsWith('.example.com')"
    ]
  },
  {
    question: 'jwk() with HS256 -> 401, why is my token refused',
    pages: ['/middleware/builtin/jwk'],
    sentences: [
      'Available types are `RS256` | `RS384` | `RS512` | `PS256` | `PS384` | `PS512` | `ES256` | `ES384` | `ES512` | `EdDSA`.',
      'Rejects symmetric algorithms (`HS256`, `HS384`, `HS512`).',
      'An array of allowed asymmetric algorithms used for token verification.'
    ],
    keptBack: true
  },
  {
    question: 'language should come from the url first (/en/about), then from the cookie',
    pages: ['/middleware/builtin/language'],
    sentences: [
      'Prioritize URL path detection (e.g., /en/about):',
      "order: ['path', 'cookie', 'querystring', 'header'],"
    ]
  },
  {
    question: 'which header carries the request id',
    pages: ['/middleware/builtin/request-id'],
    sentences: [
      'You set a custom request ID in the header (default: `X-Request-Id`), the middleware will use that value instead of generating a new one:',
      'The header name used for the request ID. The default is `X-Request-Id`.',
      'The default is `X-Request-Id`.'
    ]
  },
  {
    question: 'strictTransportSecurity default max-age in secureHeaders',
    pages: ['/middleware/builtin/secure-headers'],
    sentences: ['max-age=15552000; includeSubDomains'],
    keptBack: true
  },
  {
    question: 'Does timeout() work on an sse route?',
    pages: ['/middleware/builtin/timeout'],
    sentences: ['The timeout middleware cannot be used with stream Thus, use `stream.close` and `setTimeout` together.']
  },
  {
    question: 'delete button in a plain html form, no javascript. browser only does get and post',
    pages: ['/middleware/builtin/method-override'],
    sentences: [
      'This middleware executes the handler of the specified method, which is different from the actual method of the request, depending on the value of the form, header, or query, and returns its response.',
      '// e.g. DELETE, is used as the method.',
      'Since HTML forms cannot send a DELETE method, you can put the value `DELETE` in the property named `_method` and send it.',
      "app.use('/posts', methodOverride({ app }))"
    ]
  },
  {
    question: 'is there something ready made for rate limitting',
    pages: ['/middleware/third-party'],
    sentences: ['Hono Rate Limiter'],
    keptBack: true
  },
  {
    question: 'and if there are two of them, one only for reading?',
    earlier: ['protect my api with a fixed token'],
    pages: ['/middleware/builtin/bearer-auth'],
    sentences: [
      'To implement multiple tokens (E.g., any valid token can read but create/update/delete are restricted to a privileged token):',
      'const bearer = bearerAuth({ token: [readToken, privilegedToken] })',
      "app.on(privilegedMethods, '/api/page/*', async (c, next) => {",
      'const bearer = bearerAuth({ token: privilegedToken })'
    ]
  },
  {
    question: 'how do I notice there that the browser has gone away',
    earlier: ['stream server sent events from a route'],
    pages: ['/helpers/streaming', '/middleware/builtin/timeout'],
    sentences: [
      'stream.onAbort(() => {',
      '// Write a process to be executed when aborted.',
      "console.log('Client closed connection')",
      'while (!stream.aborted) {'
    ]
  },
  {
    question:
      '[2026-03-02 09:14:51] starting api\nnode:internal/process/task_queues:95\n    runMicrotasks();\n    ^\n\nReferenceError: crypto is not defined\n    at generateId (file:///srv/api/node_modules/hono/dist/middleware/request-id/request-id.js:5:27)\n    at requestId2 (file:///srv/api/node_modules/hono/dist/middleware/request-id/request-id.js:14:16)\n    at dispatch (file:///srv/api/node_modules/hono/dist/compose.js:22:23)\n    at file:///srv/api/node_modules/hono/dist/compose.js:5:12\n    at #dispatch (file:///srv/api/node_modules/hono/dist/hono-base.js:192:37)\n    at fetch (file:///srv/api/node_modules/hono/dist/hono-base.js:201:26)\n    at handle (file:///srv/api/server.mjs:31:29)\n    at Server.<anonymous> (file:///srv/api/server.mjs:40:5)\n    at Server.emit (node:events:513:28)\n    at parserOnIncoming (node:_http_server:1091:12)\n    at HTTPParser.parserOnHeadersComplete (node:_http_common:119:17)\n\nNode.js v18.20.4\nerror: script "start" exited with code 1\n\nWe have a small server of our own there instead of the adapter. On my laptop with a newer node it runs. What do I have to give requestId() so that it works on the old one?',
    pages: ['/middleware/builtin/request-id'],
    sentences: [
      'The global `crypto` was introduced in Node.js version 20 or later.',
      'In that case, please specify `generator`.',
      'The request ID generation function. By default, it uses `crypto.randomUUID()`.'
    ],
    keptBack: true
  },
  {
    question: 'what if the file is not there',
    earlier: ['serveStatic options'],
    pages: ['/getting-started/bun', '/getting-started/deno'],
    sentences: [
      'You can specify handling when the requested file is not found with `onNotFound`:',
      'onNotFound: (path, c) => {'
    ]
  }
]

/** What that documentation does not say: near misses share its subject and words, the others are far off. */
export const unanswerable: UnanswerableQuestion[] = [
  { question: 'does the node adapter speak http/3 (quic)?', nearMiss: true },
  { question: 'how long do I boil an egg so that it is still soft' },
  { question: 'How do I set up prisma connection pooling with hono?', nearMiss: true, keptBack: true },
  { question: 'until when does hono v3 get security fixes', nearMiss: true },
  { question: 'what was the score of the world cup final 2014' },
  {
    question: 'csrf middleware: render the hidden token input into my form, which helper',
    nearMiss: true,
    keptBack: true
  },
  { question: 'max number of routes that RegExpRouter can hold before it breaks', nearMiss: true },
  { question: 'wie kündige ich meinen Handyvertrag' },
  { question: 'my cat does not eat since yesterday, what should I do', keptBack: true },
  { question: 'streamSSE: replay missed events by Last-Event-ID when the browser reconnects', nearMiss: true },
  { question: 'pandas dataframe: drop rows where a column is nan' },
  { question: 'deploy hono to heroku with a buildpack', nearMiss: true, keptBack: true },
  { question: 'jwt middleware: rotate refresh tokens automatically', nearMiss: true },
  { question: 'recette de crêpes pour quatre personnes' },
  { question: 'is there an official Vue renderer like the jsx one', nearMiss: true, keptBack: true },
  { question: 'resumable uploads (tus protocol) with parseBody, how', nearMiss: true },
  { question: 'how to remove a red wine stain from a white shirt' },
  { question: 'photoshop shortcut for inverting a selection', keptBack: true },
  { question: 'what does hono cloud cost per month for a small team', nearMiss: true },
  { question: 'graphql subscriptions over websockets with the graphql server middleware', nearMiss: true },
  { question: 'log in with passkeys, is there a webauthn helper?', nearMiss: true, keptBack: true },
  { question: 'codemod that turns fastify plugins into hono middleware', nearMiss: true },
  { question: 'how do I run hono with cluster mode on all cores of the machine', nearMiss: true },
  { question: 'show a progress bar percentage while a file uploads with the hc client', nearMiss: true, keptBack: true }
]
