// Questions of people who use Bun, over its documentation (the package `bun-types`, MIT). None is kept back.
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = [
  {
    question:
      "my sqlite addon never gets compiled. with npm its postinstall script ran, after bun install there's no build folder at all. why?",
    pages: ['/pm/lifecycle', '/guides/install/trusted', '/pm/cli/install', '/pm/cli/add', '/pm/cli/pm'],
    sentences: [
      'Because running arbitrary code is a security risk, Bun does not execute arbitrary lifecycle scripts by default, unlike other `npm` clients.',
      'Bun is "default-secure": it only runs lifecycle scripts for packages on an allow list.',
      'To allow lifecycle scripts for a particular package, add its name to the `trustedDependencies` array in your `package.json`.',
      'By default, Bun does not execute arbitrary lifecycle scripts for installed dependencies, such as `postinstall` and `node-gyp` builds.',
      'To allow Bun to execute lifecycle scripts for a specific package, add the package to `trustedDependencies` in your `package.json`.',
      'To tell Bun to allow lifecycle scripts for a particular package, add the package to `trustedDependencies` in your package.json.',
      'To run scripts for untrusted dependencies and add to `trustedDependencies`:'
    ]
  },
  {
    question: 'whats the bun equivalent of npm ci',
    pages: ['/pm/cli/install'],
    sentences: [
      '`bun ci` is equivalent to `bun install --frozen-lockfile`.',
      'For CI/CD environments that want to enforce reproducible builds, use `bun ci` to fail the build if the package.json is out of sync with the lockfile:',
      'In your workflow, run `bun ci` instead of `bun install`:',
      'For reproducible installs, use `--frozen-lockfile`.'
    ]
  },
  {
    question: 'error: could not determine executable to run for package',
    pages: ['/guides/install/trusted'],
    sentences: [
      'If you see one of the following errors, you are probably using a package that needs its `postinstall` script to work:',
      'To allow Bun to execute lifecycle scripts for a specific package, add the package to `trustedDependencies` in your `package.json`.',
      'You can do this automatically by running `bun pm trust <pkg>`.'
    ]
  },
  {
    question: 'where on my disk does bun keep the packages it already downloaded',
    pages: ['/pm/global-cache', '/pm/cli/install', '/runtime/bunfig'],
    sentences: [
      'Bun stores every package downloaded from the registry in a global cache at `~/.bun/install/cache`, or the path set by the `BUN_INSTALL_CACHE_DIR` environment variable.',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the docs
      'Bun stores installed packages from npm in `~/.bun/install/cache/${name}@${version}`.',
      'dir = "~/.bun/install/cache"'
    ]
  },
  {
    question: 'we still have an old binary bun.lockb in the repo, how do i turn it into the text one',
    pages: ['/pm/lockfile', '/pm/cli/install'],
    sentences: [
      'To migrate an existing binary `bun.lockb`, run `bun install --save-text-lockfile --frozen-lockfile --lockfile-only` and delete `bun.lockb`.',
      'To upgrade an old lockfile to the new format, run `bun install --save-text-lockfile --frozen-lockfile --lockfile-only`, then delete `bun.lockb`.'
    ]
  },
  {
    question:
      '@acme packages come from our own private registry and need a token, everything else should still come from npm. how do I set that up?',
    pages: ['/pm/scopes-registries', '/guides/install/registry-scope', '/pm/npmrc', '/runtime/bunfig'],
    sentences: [
      'To configure a private registry scoped to a particular organization:',
      '"@myorg3" = { token = "$npm_token", url = "https://registry.myorg.com/" }',
      'To configure a registry for a particular npm scope:',
      '`@<scope>:registry` sets the registry for a specific scope:',
      '@myorg:registry=http://localhost:4873/',
      'To configure a registry for a particular scope (for example, `@myorg/<package>`), use `install.scopes`.',
      'myorg = { token = "$npm_token", url = "https://registry.myorg.com/" }'
    ]
  },
  {
    question: 'in my monorepo I want exactly one place where I bump the react version for all packages',
    pages: ['/pm/catalogs', '/pm/workspaces'],
    sentences: [
      'Rather than repeating the same versions in each workspace package, you define them once in the root `package.json` and reference them throughout your project.',
      'Update every package at once by changing the version in one place',
      'In your workspace packages, use the `catalog:` protocol to reference versions:',
      'In your root-level `package.json`, add a `catalog` or `catalogs` field within the `workspaces` object:'
    ]
  },
  {
    question:
      'I fixed a bug directly inside node_modules/react. how can I keep that fix so that the next install (and my coworkers) get it too?',
    pages: ['/pm/cli/patch'],
    sentences: [
      '`bun patch` persistently patches packages in `node_modules` in a maintainable, git-friendly way.',
      'Use `bun patch <pkg>` to prepare the package for patching:',
      "Once you're happy with your changes, run `bun patch --commit <path or pkg>`.",
      'Bun generates a patch file in `patches/`, updates your `package.json` and lockfile, and starts using the patched package:',
      'You can commit `.patch` files to your repository and reuse them across installs, projects, and machines'
    ]
  },
  {
    question: 'run the build script only in the workspace packages whose name starts with pkg-',
    pages: ['/pm/filter', '/snippets/cli/run', '/runtime', '/pm/workspaces'],
    sentences: [
      'Use the `--filter` flag to execute scripts in multiple packages at once:',
      'bun --filter <pattern> <script>',
      'In a monorepo, the `--filter` argument runs a script in many packages at once.',
      'Use the [`--filter` flag](/docs/pm/filter) to run `package.json` scripts in several packages at once',
      'Run a script in all workspace packages matching the pattern.',
      'For example, if you have packages `pkg-a`, `pkg-b` and `other`, you can match all of them with `*`, only `pkg-a` and `pkg-b` with `pkg*`, and a specific package with its full name.'
    ]
  },
  {
    question: 'supply chain attacks scare me. can i refuse npm versions that were published less than three days ago?',
    pages: ['/pm/cli/install', '/runtime/bunfig', '/snippets/cli/bunx', '/snippets/cli/patch'],
    sentences: [
      'To protect against supply chain attacks where malicious packages are quickly published, you can configure a minimum age requirement for npm packages.',
      'bun add @types/bun --minimum-release-age 259200 # seconds',
      'minimumReleaseAge = 259200 # seconds',
      'Configure a minimum age (in seconds) for npm package versions.',
      'Only install packages published at least N seconds ago (security feature)'
    ]
  },
  {
    question: 'a dependency of a dependency pulls in a vulnerable minimist, how do I force a fixed version of it',
    pages: ['/pm/overrides', '/pm/cli/install'],
    sentences: [
      'Bun supports npm\'s `"overrides"` and Yarn\'s `"resolutions"` in `package.json`.',
      'Both specify a version range for _metadependencies_, the dependencies of your dependencies.',
      "Bun defers to the specified version range when determining which version of `bar` to install, whether it's a dependency or a metadependency.",
      "If a security vulnerability is introduced in `bar@4.5.6`, you may want to pin `bar` to an older version that doesn't have it.",
      'Add `bar` to the `"overrides"` field in `package.json`.'
    ]
  },
  {
    question: 'bunx starts the prisma cli in node instead of bun, how to make it use bun',
    pages: ['/pm/bunx', '/snippets/cli/bunx'],
    sentences: [
      "To run the executable with Bun's runtime instead, pass the `--bun` flag.",
      'bunx --bun my-cli',
      'The `--bun` flag must occur _before_ the executable name.',
      'Force the command to run with Bun instead of Node.js, even if the executable contains a Node shebang'
    ]
  },
  {
    question: 'install without devDependencies for the final docker image',
    pages: [
      '/pm/cli/install',
      '/guides/ecosystem/docker',
      '/pm/cli/prune',
      '/runtime/bunfig',
      '/snippets/cli/install',
      '/pm/npmrc'
    ],
    sentences: [
      'To install in production mode (without `devDependencies`):',
      'bun install --production',
      'RUN cd /temp/prod && bun install --frozen-lockfile --production',
      'Also remove everything `bun install --production` would not install (i.e. `devDependencies`).',
      'In production mode, Bun does not install `"devDependencies"` and freezes the lockfile',
      "Don't install devDependencies",
      'bun install --omit dev',
      'RUN bun prune --production'
    ]
  },
  {
    question: 'are peer deps installed automatically?',
    pages: ['/pm/cli/install', '/pm/cli/add', '/guides/install/add-peer', '/runtime/bunfig'],
    sentences: [
      '`bun install` installs peer dependencies automatically, and picks versions much like pnpm does:',
      'Bun installs peer dependencies by default, so no additional `devDependencies` entry is needed.',
      '`bun install` installs peer dependencies by default, unless they are marked optional in `peerDependenciesMeta`.',
      'Whether to install peer dependencies. Default `true`.'
    ]
  },
  {
    question: 'who pulls lodash into my node_modules',
    pages: ['/pm/cli/why'],
    sentences: [
      '`bun why` explains why a package is installed in your project by showing the dependency chain that led to it.',
      'bun why <package>',
      'bun why react'
    ]
  },
  {
    question: 'publish to npm from a script when my account has 2fa, can i pass the code as a flag?',
    pages: ['/pm/cli/publish', '/snippets/cli/publish'],
    sentences: [
      'Provide a one-time password directly to the CLI.',
      'If the password is valid, `bun publish` skips the extra one-time password prompt before publishing:',
      'bun publish --otp 123456',
      'A valid password skips the extra one-time password prompt before publishing.'
    ]
  },
  {
    question: 'load .env.staging instead of .env',
    pages: ['/runtime/environment-variables', '/snippets/cli/run'],
    sentences: [
      'The `--env-file` flag overrides which `.env` files Bun loads.',
      'bun --env-file=.env.1 src/index.ts',
      'bun --env-file=.env.abc --env-file=.env.def run build',
      'Load environment variables from the specified file(s)'
    ]
  },
  {
    question: 'which dotenv files are picked up on their own, and which of them wins if a variable is in two of them',
    pages: ['/runtime/environment-variables'],
    sentences: [
      'Bun reads the following files automatically (listed in order of increasing precedence).',
      '`.env.production`, `.env.development`, `.env.test` (depending on the value of `NODE_ENV`)',
      '`.env.local` (not loaded when `NODE_ENV=test`)',
      '`.env.production.local`, `.env.development.local`, `.env.test.local` (depending on the value of `NODE_ENV`)'
    ]
  },
  {
    question: 'does bun complain about type errors when i just run a .ts file?',
    pages: ['/runtime', '/runtime/typescript', '/typescript', '/runtime/check', '/runtime/file-types'],
    sentences: [
      'Bun runs TypeScript files without checking their types.',
      'The loader does not check types.',
      'To type check a file and everything it imports before Bun runs it, use the `--check` flag.',
      'The `--check` flag type checks your code first.'
    ]
  },
  {
    question: 'difference between --watch and --hot',
    pages: ['/runtime/watch-mode'],
    sentences: [
      "`--watch` mode, which hard restarts Bun's process when imported files change.",
      '`--hot` mode, which soft reloads the code (without restarting the process) when imported files change.',
      "Unlike `--watch` mode, Bun doesn't hard-restart the entire process.",
      'Bun re-evaluates all files, but global state (notably, the `globalThis` object) persists.'
    ]
  },
  {
    question:
      'TypeError: require() async module "/app/src/db.ts" is unsupported. use "await import()" instead.\n    at <anonymous> (/app/src/legacy.cjs:3:12)\n    at loadAndEvaluateModule (2:1)\ndb.ts does a top level await to connect. why can it not be required?',
    pages: ['/runtime/module-resolution'],
    sentences: [
      "You can't `require()` a file that uses top-level await, since the `require()` function is inherently synchronous.",
      "But if you're using top-level await in your application code, make sure that file isn't `require()`'d from elsewhere in your application.",
      'The only exception to this rule is top-level await.'
    ]
  },
  {
    question: 'print every outgoing fetch as a curl command for debugging',
    pages: ['/runtime/debugger', '/runtime/networking/fetch'],
    sentences: [
      'Set `BUN_CONFIG_VERBOSE_FETCH` to `curl` to print each `fetch()` and `node:http` request as a single-line `curl` command.',
      'Print requests as `curl` commands',
      'process.env.BUN_CONFIG_VERBOSE_FETCH = "curl";',
      'verbose: true, // or "curl" for more detailed output'
    ]
  },
  {
    question:
      'our company only lets us out through a proxy that wants a user name and password. how do I make fetch go through it?',
    pages: ['/guides/http/proxy', '/runtime/networking/fetch'],
    sentences: [
      'proxy: "https://username:password@proxy.example.com:8080",',
      'The URL can include the username and password if the proxy requires authentication.',
      'HTTP_PROXY=https://username:password@proxy.example.com:8080 HTTPS_PROXY=https://username:password@proxy.example.com:8080 bun run index.ts',
      'To proxy a request, pass an object with the `proxy` property set to a URL string, a `URL` instance, or to an object whose `url` is a string or a `URL`:',
      '"Proxy-Authorization": "Bearer my-token",'
    ]
  },
  {
    question: 'how many fetch requests can be in flight at the same time?',
    pages: ['/runtime/networking/fetch', '/runtime/environment-variables'],
    sentences: [
      'By default, Bun limits the number of simultaneous `fetch` requests to 256, for two reasons:',
      '`fetch` defaults to `256`.',
      'When the limit is exceeded, Bun queues requests and sends them as soon as the next request ends.',
      'The max value for this limit is 65,535.'
    ]
  },
  {
    question: 'Bun.serve on any free port and then find out which',
    pages: ['/runtime/http/server'],
    sentences: [
      'To randomly select an available port, set `port` to `0`.',
      'port: 0, // random port',
      '// server.port is the randomly selected port',
      "Read the chosen port from the server's `port` or `url` property."
    ]
  },
  {
    question:
      'One of my endpoints takes about 40 seconds to compute its answer and the browser always shows a connection reset after roughly 10 seconds. Nothing in my code does that. What is closing it?',
    pages: ['/runtime/http/server', '/guides/http/sse'],
    sentences: [
      'By default, `Bun.serve` closes connections after **10 seconds** of inactivity.',
      "That includes in-flight requests where your handler is still running but hasn't written any bytes to the response yet.",
      'To configure this, set the `idleTimeout` field (in seconds).',
      '`Bun.serve` closes idle connections after **10 seconds** by default.'
    ]
  },
  {
    question: 'websocket maximum message size',
    pages: ['/runtime/http/websockets', '/runtime/http/server'],
    sentences: [
      'Bun also closes a WebSocket connection, with code `1009`, if it receives a message larger than 16 MB.',
      'Configure this with the `maxPayloadLength` parameter.',
      '`maxPayloadLength`  | 16 MB   | `0` to `2^32 - 1` | Only empty messages are accepted'
    ]
  },
  {
    question: 'how to remember which user belongs to a websocket, so i have it in the message handler',
    pages: ['/runtime/http/websockets', '/guides/websocket/context'],
    sentences: [
      'Attach contextual `data` to a new WebSocket in the `.upgrade()` call.',
      'It is available on the `ws.data` property inside the WebSocket handlers.',
      'set this "contextual data" by passing a `data` parameter to `server.upgrade()` when upgrading the connection.',
      'const success = server.upgrade(req, { data: { username } });',
      '// the contextual data is available as the `data` property'
    ]
  },
  {
    question: 'Which algorithm does Bun.password.hash use when I pass no options?',
    pages: ['/guides/util/hash-a-password', '/runtime/hashing'],
    sentences: [
      'By default, `Bun.password.hash()` uses the [Argon2id](https://en.wikipedia.org/wiki/Argon2) algorithm.',
      '// use argon2 (default)'
    ]
  },
  {
    question: 'sqlite ids bigger than 2^53 come back slightly wrong',
    pages: ['/runtime/sqlite', '/runtime/sql'],
    sentences: [
      'If you need to handle integers larger than 2^53, set the `safeIntegers` option to `true` when creating a `Database` instance.',
      'When `safeIntegers` is `true`, `bun:sqlite` returns integers as `bigint` types:',
      'When `safeIntegers` is `false`, `bun:sqlite` returns integers as `number` types and rounds integers beyond 53 bits to the nearest representable `number`:',
      'const db = new Database(":memory:", { safeIntegers: true });',
      'SQLite          | Integers are numbers, and lose precision above 2<sup>53</sup> | Every integer is a `BigInt`, the same as `safeIntegers: true`',
      'safeIntegers: false, // true returns every integer as a BigInt (`bigint: true` does the same)'
    ]
  },
  {
    question: 'sqlite write ahead logging on',
    pages: ['/runtime/sqlite', '/runtime/sql'],
    sentences: [
      'To enable WAL mode, run this pragma query at the beginning of your application:',
      'db.run("PRAGMA journal_mode = WAL;");',
      'await sqlite`PRAGMA journal_mode = WAL`;'
    ]
  },
  {
    question: 'default number of connections in the Bun.sql pool?',
    pages: ['/runtime/sql'],
    sentences: [
      'max: 20, // Maximum connections in pool (default: 10)',
      '`max`                     | `10`                      | Maximum number of connections in the [pool](#connection-pooling)'
    ]
  },
  {
    question: 'insert a whole array of records with one query using Bun.sql',
    pages: ['/runtime/sql'],
    sentences: [
      'You can also pass an array of objects, which Bun expands into an `INSERT INTO ... VALUES ...` statement.',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the docs
      'await sql`INSERT INTO users ${sql(users)}`;'
    ]
  },
  {
    question:
      'PostgresError: prepared statement "P5c1d" does not exist\n    code: "ERR_POSTGRES_SERVER_ERROR"\n    at runQuery (/srv/app/src/orders.ts:48:21)\nhappens only since we put pgbouncer (transaction mode) in front of the db',
    pages: ['/runtime/sql'],
    sentences: [
      'To disable named prepared statements on PostgreSQL, set `prepare: false` in the connection options.',
      'prepare: false, // Disable persisting named prepared statements on the server',
      'Using PGBouncer in transaction mode (though since PGBouncer 1.21.0, protocol-level named prepared statements are supported when configured properly)'
    ]
  },
  {
    question: 'what does the redis client do with commands i send while the connection is down - are they lost?',
    pages: ['/runtime/redis'],
    sentences: [
      'Queues commands if `enableOfflineQueue` is true (default)',
      'Rejects commands immediately if `enableOfflineQueue` is false',
      '// Whether to queue commands when disconnected (default: true)'
    ]
  },
  {
    question: 'how long is a presigned s3 link valid if i dont say anything',
    pages: ['/runtime/s3'],
    sentences: [
      'By default, Bun generates a `GET` URL that expires in 24 hours.',
      '// Generate a presigned URL that expires in 24 hours (default)',
      'const download = s3.presign("my-file.txt"); // GET, expires in 24 hours'
    ]
  },
  {
    question: 'run a function every five minutes inside my server process',
    pages: ['/runtime/cron'],
    sentences: [
      'Run a callback on a cron schedule inside the current process.',
      'const job = Bun.cron("*/5 * * * *", async () => {',
      'Run a callback on a schedule in the current process:'
    ]
  },
  {
    question: 'spawn a program and kill it when it takes longer than 5 sec',
    pages: ['/runtime/child-process'],
    sentences: [
      'Set `timeout` to terminate a subprocess after a duration in milliseconds:',
      'timeout: 5000, // 5 seconds in milliseconds',
      'By default, Bun kills timed-out processes with `SIGTERM`.'
    ]
  },
  {
    question:
      'The parent runs in bun, the child runs in node, and I want the two to exchange messages over ipc. Is there something special I need to set?',
    pages: ['/runtime/child-process', '/runtime/nodejs-compat', '/guides/process/ipc'],
    sentences: [
      'To use IPC between a `bun` process and a Node.js process, set `serialization: "json"` in `Bun.spawn`.',
      'serialization: "json",',
      '`serialization: "advanced"` only works between Bun processes, so use JSON serialization for Node.js ↔ Bun IPC.'
    ]
  },
  {
    question: 'shell $ throws if the command exits with 1, how do i turn that off',
    pages: ['/runtime/shell'],
    sentences: [
      "`.nothrow()` disables throwing. Check the result's `exitCode` yourself.",
      'const { stdout, stderr, exitCode } = await $`something-that-may-fail`.nothrow().quiet();',
      '$.nothrow(); // equivalent to $.throws(false)',
      'To change the default for all commands, call `.nothrow()` or `.throws(boolean)` on the `$` function itself.'
    ]
  },
  {
    question: 'call a function of a .so / .dylib from javascript',
    pages: ['/runtime/ffi'],
    sentences: [
      'Pass a path to the shared library and a map of symbols to import into `dlopen`:',
      'import { dlopen, FFIType, suffix } from "bun:ffi";'
    ]
  },
  {
    question: 'can I build a windows .exe of my cli on a linux machine',
    pages: ['/bundler/executables', '/guides/runtime/build-time-constants'],
    sentences: [
      'bun build --compile --target=bun-windows-x64 ./path/to/my/app.ts --outfile myapp',
      'To build for Windows x64:',
      'target: "bun-windows-x64",',
      'bun build --compile --target=bun-windows-x64 --define PLATFORM=\'"windows"\' src/app.ts --outfile app-windows.exe'
    ]
  },
  {
    question: 'ship a png inside of the compiled single binary and read it at runtime',
    pages: ['/bundler/executables'],
    sentences: [
      'Use the `with { type: "file" }` [import attribute](https://github.com/tc39/proposal-import-attributes) to embed a file:',
      'import icon from "./icon.png" with { type: "file" };',
      'You can then read this embedded file using `Bun.file()` or Node.js `fs` APIs.',
      '`Bun.file()` is the recommended way to read embedded files:'
    ]
  },
  {
    question: 'strip console.log from production bundle',
    pages: ['/bundler', '/bundler/minifier', '/snippets/cli/run'],
    sentences: [
      'For example, `--drop=console` removes all calls to `console.log`.',
      'drop: ["console", "debugger", "anyIdentifier.or.propertyAccess"],',
      'bun build ./index.tsx --outdir ./out --drop console --drop debugger',
      'Removes all `console.*` method calls from code.',
      '**Mode:** `--drop=console`',
      'Remove function calls, e.g. <code>--drop=console</code> removes all <code>console.*</code> calls'
    ]
  },
  {
    question:
      'my DI container reads constructor.name and after minifying all the class names are a, b, c. how to prevent that?',
    pages: ['/bundler/minifier', '/bundler/esbuild', '/snippets/cli/build'],
    sentences: [
      'To keep original function and class names for debugging while minifying identifiers, use the `--keep-names` flag:',
      '`--keep-names` preserves the `.name` property on functions and classes while still minifying the identifiers themselves.',
      'bun build ./index.ts --minify --keep-names --outfile=out.js',
      'keepNames: true,',
      'Preserve original function and class names when minifying'
    ]
  },
  {
    question: 'css modules supported?',
    pages: ['/bundler/css'],
    sentences: [
      "Bun's bundler also supports CSS modules, with the following features:",
      'Detecting CSS module files (`.module.css`) with no configuration',
      'Create a CSS file with the `.module.css` extension:'
    ]
  },
  {
    question:
      'error: For security reasons, macros cannot be run from node_modules.\n\nbuildInfo();\n^\nnode_modules/acme-build-info/index.js:14:1 402',
    pages: ['/bundler/macros'],
    sentences: [
      'To reduce the potential attack surface for malicious packages, Bun does not let code inside `node_modules/**/*` invoke macros.',
      'Your application code can still import macros from `node_modules` and invoke them.'
    ]
  },
  {
    question: 'use preact insted of react for my jsx files',
    pages: ['/runtime/jsx', '/runtime/bunfig', '/snippets/cli/run', '/bundler/esbuild'],
    sentences: [
      'The module the component factory function (such as `createElement`, `jsx`, or `jsxDEV`) is imported from.',
      'You typically need this when using a component library like Preact.',
      'ts<br/>// @jsxImportSource preact<br/>',
      'jsonc<br/>{<br/>  "jsx": "react-jsx",<br/>  "jsxImportSource": "preact",<br/>}<br/>',
      'Declares the module specifier used to import the jsx and jsxs factory functions.'
    ]
  },
  {
    question: 'my script never exits because the worker is still there',
    pages: ['/runtime/workers'],
    sentences: [
      'To stop a running worker from keeping the process alive, call `worker.unref()`.',
      'Alternatively, you can also pass `ref: false` in the `options` object to `Worker`, which is equivalent to calling `worker.unref()`:'
    ]
  },
  {
    question: "Bun.Glob doesn't find files like .eslintrc",
    pages: ['/runtime/glob'],
    sentences: ['Allow patterns to match entries that begin with a period (`.`).', 'dot?: boolean;']
  },
  {
    question: 'make a small webp thumbnail out of an uploaded jpeg without sharp',
    pages: ['/runtime/image'],
    sentences: [
      'await Bun.file("photo.jpg").image().resize(400, 400, { fit: "inside" }).webp({ quality: 80 }).write("thumb.webp");',
      '`Bun.Image` is a chainable image pipeline for decoding, resizing, rotating, and re-encoding JPEG, PNG, WebP, HEIC, and AVIF.'
    ]
  },
  {
    question: 'headless browser screenshot of a url, no puppeteer',
    pages: ['/runtime/webview'],
    sentences: [
      'await Bun.write("page.png", await view.screenshot());',
      'const png = await view.screenshot();',
      'Use it to load pages, run JavaScript inside them, simulate real user input, and capture screenshots — without Puppeteer, Playwright, or a separate browser download.'
    ]
  },
  {
    question: 'run only the tests that have login in their name',
    pages: ['/test', '/test/discovery', '/guides/test/run-tests', '/snippets/cli/test'],
    sentences: [
      'To filter by _test name_, use the `-t`/`--test-name-pattern` flag.',
      'To filter tests by name rather than file path, use the `-t`/`--test-name-pattern` flag with a regex pattern:',
      'bun test --test-name-pattern addition',
      'To filter tests by name, use the `-t`/`--test-name-pattern` flag.',
      '`-t add` only runs tests with "add" in the name.',
      'Run only tests with a name that matches the given regex.'
    ]
  },
  {
    question:
      'mock.module comes too late: the real module has already run its side effects. how do i get the mock in before the import?',
    pages: ['/test/mocks', '/test/configuration'],
    sentences: [
      "To make sure a module is mocked before it's imported, use `--preload` to load your mocks before your tests run.",
      'bun test --preload ./my-preload',
      'preload = ["./my-preload"]',
      'preload = ["./test-setup.ts", "./global-mocks.ts"]'
    ]
  },
  {
    question: 'fail the ci job when test coverage drops below 80 percent',
    pages: ['/test/code-coverage', '/guides/test/coverage-threshold', '/test/configuration', '/runtime/bunfig'],
    sentences: [
      'If your test suite does not meet or exceed it, `bun test` exits with a non-zero exit code.',
      'coverageThreshold = 0.9',
      'coverageThreshold = 0.8',
      'To set a minimum coverage threshold, add the following to your `bunfig.toml`.',
      'If your test suite does not meet this threshold, `bun test` exits with a non-zero exit code to signal a failure.',
      'Set a coverage threshold in `bunfig.toml`.'
    ]
  },
  {
    question: 'after how many ms does a test time out',
    pages: ['/test/runtime-behavior', '/test', '/test/writing-tests', '/guides/test/timeout', '/snippets/cli/test'],
    sentences: [
      'Each test has a default timeout of 5000ms (5 seconds).',
      'The default value is `5000`.',
      'The default timeout for each test is 5000ms (5 seconds) unless you override it with this timeout option or `jest.setTimeout()`.',
      'The default timeout is `5000` (5 seconds).',
      'Set the per-test timeout in milliseconds (default 5000)'
    ]
  },
  {
    question: 'our suite is slow, can bun test use all cpu cores?',
    pages: ['/test/parallel', '/test'],
    sentences: [
      'Runs files across `N` worker processes (default: number of CPU cores).',
      'bun test --parallel        # one worker per CPU core'
    ]
  },
  {
    question: 'junit xml for gitlab',
    pages: [
      '/test',
      '/test/reporters',
      '/runtime/bunfig',
      '/snippets/cli/test',
      '/test/configuration',
      '/test/parallel'
    ],
    sentences: [
      'To write a JUnit XML report, pass `--reporter=junit` together with `--reporter-outfile`.',
      'bun test --reporter=junit --reporter-outfile=./bun.xml',
      'To generate a JUnit XML report, use the `--reporter=junit` flag along with `--reporter-outfile` to specify the output file:',
      'bun test --reporter=junit --reporter-outfile=./junit.xml',
      'junit = "test-results.xml"',
      'Enable JUnit XML reporting and specify the output file path.'
    ]
  },
  {
    question: 'pretend in a test that today is january 1st 2020',
    pages: ['/test/dates-times', '/guides/test/mock-clock'],
    sentences: [
      'To change the system time, use `setSystemTime`:',
      'setSystemTime(new Date("2020-01-01T00:00:00.000Z"));',
      'Set the system time in tests with the `setSystemTime` function from `bun:test`.'
    ]
  },
  {
    question: 'oldest cpu bun still runs on? we have some ancient xeon boxes',
    pages: ['/installation', '/bundler/executables'],
    sentences: [
      'Nehalem (1st gen Core) or newer | Bulldozer or newer',
      'Bun does not support x64 CPUs without the SSE4.2 extension.',
      'It targets the Nehalem microarchitecture (SSE4.2) and selects AVX2/AVX-512 code paths at runtime when the CPU supports them, so there is no separate "baseline" download to choose.',
      'On x64, Bun ships a single binary that targets Nehalem (SSE4.2) and selects AVX2/AVX-512 code paths at runtime.'
    ]
  },
  {
    question: 'downgrade to an older bun verison',
    pages: ['/installation', '/guides/util/upgrade'],
    sentences: [
      'Since Bun is a single binary, you can install older versions by re-running the installer script with a specific version.',
      'curl -fsSL https://bun.com/install | bash -s "bun-v1.3.3"',
      'To install a specific version of Bun, use the install script with a version tag:',
      'curl -fsSL https://bun.sh/install | bash -s "bun-v1.3.3"',
      'iex "& {$(irm https://bun.com/install.ps1)} -Version 1.3.3"'
    ]
  },
  {
    question: 'what does --smol do',
    pages: ['/runtime', '/runtime/bunfig', '/snippets/cli/run', '/test/runtime-behavior', '/test/configuration'],
    sentences: [
      'In memory-constrained environments, use the `--smol` flag to reduce memory usage at a cost to performance.',
      '`--smol` makes the garbage collector run more frequently, which can slow down execution.',
      'Enable `smol` mode. This reduces memory usage at the cost of performance.',
      'Use less memory, but run garbage collection more often'
    ]
  },
  {
    question: "my cli should save the user's api key in the macos keychain, not in a file",
    pages: ['/runtime/secrets'],
    sentences: [
      "Store and retrieve sensitive credentials securely using the operating system's native credential storage APIs.",
      'await secrets.set({',
      '**macOS**: Keychain Services'
    ]
  },
  {
    question: 'accept a self signed certificate in fetch',
    pages: ['/runtime/networking/fetch', '/runtime/environment-variables'],
    sentences: [
      'To disable TLS validation, set `rejectUnauthorized` to `false`:',
      'rejectUnauthorized: false,',
      'This avoids SSL errors with self-signed certificates, but it disables TLS validation, so use it with caution.',
      '`NODE_TLS_REJECT_UNAUTHORIZED=0` disables SSL certificate validation.'
    ]
  },
  {
    question: 'after which time do the tokens from Bun.CSRF.generate expire by default?',
    pages: ['/runtime/csrf'],
    sentences: ['Milliseconds until the token expires. Defaults to 24 hours.']
  },
  {
    question: 'bun fmt default line length',
    pages: ['/format', '/runtime/bunfig'],
    sentences: [
      '`printWidth`    | `80`    | Wrap lines at this column',
      '`printWidth`                   | `80`          | Wrap lines at this column'
    ]
  },
  {
    question: 'does bun phone home when it crashes and how do I opt out',
    pages: ['/runtime/environment-variables', '/runtime/bunfig'],
    sentences: [
      'Disable uploading crash reports to `bun.report` on crash.',
      'On macOS & Windows, crash report uploads are enabled by default.',
      'If `DO_NOT_TRACK=1`, then auto-uploading crash reports and telemetry are both [disabled](https://do-not-track.dev/).',
      'The `telemetry` field enables or disables analytics.',
      'telemetry = false',
      'This setting is equivalent to the `DO_NOT_TRACK` environment variable.'
    ]
  },
  {
    question: 'read what the user types in the terminal line by line',
    pages: ['/guides/process/stdin', '/runtime/console'],
    sentences: [
      'In Bun, the `console` object is an `AsyncIterable` that yields lines from `stdin`.',
      'In Bun, the `console` object is also an `AsyncIterable` that reads `process.stdin` line by line.',
      'for await (const line of console) {'
    ]
  },
  {
    question: 'where do i put a bunfig that counts for all my projects',
    pages: ['/runtime/bunfig', '/pm/cli/install', '/pm/isolated-installs', '/pm/cli/add'],
    sentences: [
      "To configure Bun's package manager globally, you can also create a `.bunfig.toml` file at one of the following paths:",
      '`$HOME/.bunfig.toml`',
      '`$XDG_CONFIG_HOME/.bunfig.toml` or `$HOME/.bunfig.toml`',
      'Set the default linker strategy in your `bunfig.toml` or globally in `$HOME/.bunfig.toml`:'
    ]
  },
  {
    question: "error TS2304: Cannot find name 'Bun'. since i upgraded typescript",
    pages: ['/typescript-6', '/runtime/check', '/guides/runtime/typescript', '/typescript', '/runtime/typescript'],
    sentences: [
      'In your `tsconfig.json`, add `"types": ["bun"]` to `compilerOptions`:',
      'Starting in TypeScript 6.0, the `types` field in `compilerOptions` defaults to an empty array instead of including all `@types/*` packages.',
      'If you\'re using TypeScript 6.0 or later, you also need `"types": ["bun"]` in your `compilerOptions`.',
      'The `types` array tells TypeScript to load type definitions from `@types/bun`.',
      "`types` is empty                | `Cannot find name 'process'`, `'describe'`, `'Bun'`                     | List the packages, for example `\"types\": [\"node\"]`"
    ]
  },
  {
    question: 'does localStorage exist?',
    pages: ['/runtime/nodejs-compat'],
    sentences: ['Bun has no `Storage`, `localStorage` or `sessionStorage` globals.']
  },
  {
    question: 'is redis cluster supported by the built in client',
    pages: ['/runtime/redis'],
    sentences: ['Redis Cluster', 'Unsupported features: Redis Sentinel Redis Cluster']
  },
  {
    question: 'it throws ERR_IMAGE_FORMAT_UNSUPPORTED on our linux servers when I call .avif(), but not on my mac',
    pages: ['/runtime/image'],
    sentences: [
      'HEIC / AVIF            | ❌ `ERR_IMAGE_FORMAT_UNSUPPORTED` | ImageIO ²           | WIC ¹',
      'When a system-backend format isn\'t available on the current machine, the terminal rejects with `error.code === "ERR_IMAGE_FORMAT_UNSUPPORTED"`.',
      'if (e.code === "ERR_IMAGE_FORMAT_UNSUPPORTED") return img.webp({ quality: 80 }).bytes();'
    ]
  },
  {
    question: 'save a file from a multipart form upload to disk',
    pages: ['/guides/http/file-uploads'],
    sentences: [
      'const formdata = await req.formData();',
      'await Bun.write("profilePicture.png", profilePicture);',
      'Finally, write the `Blob` to disk with [`Bun.write()`](/docs/runtime/file-io#writing-files-bun-write).'
    ]
  }
]

export const unanswerable: UnanswerableQuestion[] = [
  {
    question: 'uploading a 200 mb file to Bun.serve answers 413, how do I raise the request body limit',
    nearMiss: true
  },
  { question: 'default partSize and queueSize of the s3 writer', nearMiss: true },
  { question: 'what is the maximum number of workers in one process?', nearMiss: true },
  { question: 'does mock.module apply to code that runs inside a Worker', nearMiss: true },
  { question: 'memory usage of one Bun.ModuleGraph graph', nearMiss: true },
  { question: 'maximum number of routes in Bun.serve', nearMiss: true },
  { question: 'what is the default timeout of a single redis command?', nearMiss: true },
  { question: 'how to list all the names that Bun.secrets stores for one service', nearMiss: true },
  { question: 'maximum size of a packet that udpSocket can send', nearMiss: true },
  { question: 'can Bun.Archive extract an archive that needs a password', nearMiss: true },
  { question: 'set a timeout for a command in Bun Shell', nearMiss: true },
  { question: 'coverage threshold for branches', nearMiss: true },
  { question: 'how do I sign a cookie with a secret in Bun.CookieMap', nearMiss: true },
  { question: 'why is the default idleTimeout of Bun.serve 10 seconds and not 30?', nearMiss: true },
  { question: 'is Bun.WebView faster than Puppeteer?', nearMiss: true },
  { question: 'built in rate limiter for Bun.serve routes, e.g. 100 requests per minute and ip', nearMiss: true },
  { question: 'send an e-mail over smtp with a Bun api', nearMiss: true },
  { question: 'typeorm together with bun:sqlite, which driver do I configure', nearMiss: true },
  {
    question:
      'I want to put my Bun.serve app onto cloudflare workers. Do I need an adapter, and what does the wrangler config look like?',
    nearMiss: true
  },
  { question: 'publish my package to jsr with bun publish', nearMiss: true },
  { question: 'pass a struct by value to a C function with bun:ffi', nearMiss: true },
  { question: 'module federation with Bun.build', nearMiss: true },
  { question: 'open an encrypted sqlite database (sqlcipher) with a key', nearMiss: true },
  { question: 'record a video of what happens in Bun.WebView', nearMiss: true },
  { question: 'draw a text watermark on top of a photo with Bun.Image', nearMiss: true },
  { question: 'set breakpoints in webstorm and debug a bun script', nearMiss: true },
  { question: 'is there a native kafka consumer in bun, like the built in redis client', nearMiss: true },
  { question: 'Bun.password.needsRehash after I raised the timeCost', nearMiss: true },
  {
    question:
      "error: EMFILE: too many open files, open '/srv/app/data/0412.json'\n    at open (unknown)\n    at importAll (/srv/app/src/import.ts:22:17)\nonly when I read some thousand files with Bun.file in parallel",
    nearMiss: true
  },
  { question: 'like in deno: run a script without network access, --allow-net for one host only', nearMiss: true },
  { question: '--env-file-if-exists flag', nearMiss: true },
  { question: 'import.meta.glob to import all files of a folder', nearMiss: true },
  { question: 'use socket.io server on top of Bun.serve', nearMiss: true },
  { question: 'what does a commercial support contract for bun cost per year', nearMiss: true },
  { question: 'create a new bucket with S3Client if it is not there yet', nearMiss: true },
  {
    question: 'the machine was off at the time of the cron job. will Bun.cron run the missed job afterwards?',
    nearMiss: true
  },
  { question: 'run only the tests that are affected by my changed files since the last commit', nearMiss: true },
  { question: 'error: Workspace dependency "@acme/ui" not found\n\nSearched in "./*"', nearMiss: true },
  { question: 'how long do I have to steam bao buns' },
  { question: 'best bakery for hot cross buns in london' },
  { question: 'wie beantrage ich einen neuen Personalausweis' },
  { question: 'quelle est la capitale du Kazakhstan' },
  { question: 'django: add a custom user model to an existing project' },
  { question: 'my rabbit bites the bars of its cage at night, what to do' },
  { question: 'excel formula that sums a column only if another column is not empty' },
  { question: 'cómo limpiar la pantalla de un portátil' },
  { question: 'terraform state lock cannot be released' },
  { question: 'which visa do I need for two weeks in japan' },
  { question: 'flutter widget rebuilds on every keystroke' },
  { question: 'do I have to pay tax on a lottery win' }
]
