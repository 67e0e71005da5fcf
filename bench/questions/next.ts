// Questions about Next.js (npm package `next`, version 16), written from its pages before any answer was seen. A page that
// says the same sentence as another, as those of the two routers do, answers as well. Every third is kept back;
// one of those was written later, from the pages alone, in the place of one whose answers had been read.
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = [
  {
    question:
      'my phone on the same wifi opens http://192.168.0.12:3000 and the terminal says blocked cross-origin request to /_next/* resource',
    pages: ['/app/api-reference/config/next-config-js/allowedDevOrigins'],
    sentences: [
      'use the `allowedDevOrigins` config option',
      'allowedDevOrigins lets you set additional origins that can request the dev server in development mode.',
      'Use allowedDevOrigins to configure additional origins that can request the dev server.',
      "allowedDevOrigins: ['local-origin.dev', '*.local-origin.dev'],"
    ]
  },
  {
    question: 'we want the whole app to live under example.com/shop instead of the root',
    pages: ['/app/api-reference/config/next-config-js/basePath'],
    sentences: [
      'To deploy a Next.js application under a sub-path of a domain you can use the `basePath` config option.',
      "For example, to use /docs instead of '' (an empty string, the default), open next.config.js and add the basePath config:",
      'Use basePath to deploy a Next.js application under a sub-path of a domain.',
      'basePath allows you to set a path prefix for the application.',
      "module.exports = { basePath: '/docs',"
    ]
  },
  {
    question: 'basePath is set but all pictures 404 now',
    pages: ['/app/api-reference/config/next-config-js/basePath'],
    sentences: [
      'When using the `next/image` component, you will need to add the `basePath` in front of `src`.',
      'For example, using `/docs/me.png` will properly serve your image when `basePath` is set to `/docs`.'
    ],
    keptBack: true
  },
  {
    question: 'Can I change the base path later without building again?',
    pages: ['/app/api-reference/config/next-config-js/basePath'],
    sentences: [
      'This value must be set at build time and cannot be changed without re-building as the value is inlined in the client-side bundles.'
    ]
  },
  {
    question: 'nginx does brotli for us already. how do i stop next from gzipping everything',
    pages: ['/app/api-reference/config/next-config-js/compress'],
    sentences: [
      'To disable **compression**, set the `compress` config option to `false`',
      "For example, you're using nginx and want to switch to brotli, set the compress option to false to allow nginx to handle compression.",
      'module.exports = { compress: false,'
    ]
  },
  {
    question:
      'After each deploy, people who still have a tab open run into errors because the old chunks are gone. Is there protection against that?',
    pages: ['/app/api-reference/config/next-config-js/deploymentId', '/app/guides/self-hosting'],
    sentences: [
      'The `deploymentId` option allows you to set an identifier for your deployment.',
      'Configure a `deploymentId` to enable version skew protection during rolling deployments.',
      'uses the `deploymentId` to detect and handle version skew',
      "When the client detects a mismatch between its deployment ID and the server's (via the response header), it triggers a hard navigation (full page reload) instead of a client-side navigation.",
      'If a mismatch is detected, Next.js triggers a hard navigation (full page reload) instead of a client-side navigation.',
      'This identifier is used for version skew protection and cache busting during rolling deployments.'
    ],
    keptBack: true
  },
  {
    question: 'hide the small N badge in the corner while developing',
    pages: ['/app/api-reference/config/next-config-js/devIndicators'],
    sentences: [
      'To hide the indicator entirely, set `devIndicators` to `false`.',
      'const nextConfig: NextConfig = { devIndicators: false,'
    ]
  },
  {
    question: 'build into a folder called dist, not .next',
    pages: ['/app/api-reference/config/next-config-js/distDir', '/app/guides/migrating/from-vite'],
    sentences: [
      'You can specify a name to use for a custom build directory to use instead of `.next`.',
      'Now if you run next build Next.js will use build instead of the default .next folder.',
      "distDir: './dist', // Changes the build output directory to",
      'Open next.config.js and add the distDir config:',
      "module.exports = { distDir: 'build',"
    ]
  },
  {
    question: 'security scan complains that we send X-Powered-By',
    pages: ['/app/api-reference/config/next-config-js/poweredByHeader'],
    sentences: [
      'By default Next.js will add the `x-powered-by` header.',
      'poweredByHeader: false,',
      'To opt-out of it, open `next.config.js` and disable the `poweredByHeader` config:'
    ],
    keptBack: true
  },
  {
    question: 'stack traces from real users are all minified, how do i get readable ones in the browser',
    pages: ['/app/api-reference/config/next-config-js/productionBrowserSourceMaps'],
    sentences: [
      'Next.js provides a configuration flag you can use to enable browser source map generation during the production build',
      'productionBrowserSourceMaps: true,',
      'When the productionBrowserSourceMaps option is enabled, the source maps will be output in the same directory as the JavaScript files.'
    ]
  },
  {
    question: 'useEffect runs twice on mount, only in dev. Is that on purpose and can I switch it off?',
    pages: ['/app/api-reference/config/next-config-js/reactStrictMode'],
    sentences: [
      'You can still disable Strict Mode by setting `reactStrictMode: false`.',
      'Strict Mode is a development mode only feature for highlighting potential problems in an application.',
      'Since Next.js 13.5.1, Strict Mode is true by default with app router, so the above configuration is only necessary for pages.'
    ]
  },
  {
    question: 'why does next answer 307 and not 302 on a temporary redirect',
    pages: ['/app/api-reference/config/next-config-js/redirects', '/app/api-reference/functions/redirect'],
    sentences: [
      'While traditionally a `302` was used for a temporary redirect, and a `301` for a permanent redirect',
      'Next.js uses the 307 temporary redirect, and 308 permanent redirect status codes to explicitly preserve the request method used.',
      'Traditionally a 302 was used for a temporary redirect, and a 301 for a permanent redirect',
      'The `redirect()` method uses a `307` by default, instead of a `302` temporary redirect, meaning the request method is preserved.',
      'The introduction of the `307` status code means that the request method is preserved as `POST`.'
    ],
    keptBack: true
  },
  {
    question: 'Error: Body exceeded 1 MB limit. It comes when I send a photo through a server action',
    pages: ['/app/api-reference/config/next-config-js/serverActions', '/app/guides/server-actions'],
    sentences: [
      'However, you can configure this limit using the `serverActions.bodySizeLimit` option.',
      'Configure `serverActions.bodySizeLimit` when accepting larger payloads.',
      "bodySizeLimit: '2mb', }, }, }"
    ]
  },
  {
    question:
      '`x-forwarded-host` header with value `app.internal` does not match `origin` header with value `shop.example.com` from a forwarded Server Actions request. Aborting the action.',
    pages: [
      '/app/api-reference/config/next-config-js/serverActions',
      '/app/guides/data-security',
      '/app/guides/server-actions'
    ],
    sentences: [
      'A list of extra safe hosts from which Server Actions can be invoked.',
      "When it forwards its own host instead, the browser sends my-proxy.com while the server reports something like localhost:3000, and that mismatch is what this list is for: the host visible in the browser's address bar is the one to add, not the internal one the server reports.",
      "For large applications that use reverse proxies or multi-layered backend architectures (where the server API differs from the production domain), it's recommended to use the configuration option serverActions.allowedOrigins option to specify a list of safe origins.",
      'Behind a reverse proxy, no entry is needed as long as the proxy forwards the public host in x-forwarded-host.',
      'Configure serverActions.allowedOrigins for proxy or CDN domains.',
      "allowedOrigins: ['my-proxy.com', '*.my-proxy.com'],"
    ]
  },
  {
    question: 'which icon packages are import-optimized already, is lucide-react one of them?',
    pages: ['/app/api-reference/config/next-config-js/optimizePackageImports'],
    sentences: ['The following libraries are optimized by default', 'lucide-react'],
    keptBack: true
  },
  {
    question:
      "Error: The packages specified in the 'transpilePackages' conflict with the 'serverExternalPackages': @acme/pdf",
    pages: ['/app/api-reference/config/next-config-js/transpilePackages'],
    sentences: [
      'A package cannot appear in both `transpilePackages` and `serverExternalPackages`; Next.js throws at build start if it does.'
    ],
    keptBack: true
  },
  {
    question: 'I want /about/ and not /about',
    pages: ['/app/api-reference/config/next-config-js/trailingSlash'],
    sentences: [
      'You can configure this behavior to act the opposite way, where URLs without trailing slashes are redirected to their counterparts with trailing slashes.',
      'trailingSlash: true,',
      'With this option set, URLs like /about will redirect to /about/.',
      'Open next.config.js and add the trailingSlash config:'
    ]
  },
  {
    question: 'docker image without the whole node_modules',
    pages: ['/app/api-reference/config/next-config-js/output', '/app/getting-started/deploying'],
    sentences: [
      'to generate a minimal, production-ready Docker image with only the required runtime files and dependencies',
      'Next.js can automatically create a `standalone` folder that copies only the necessary files for a production deployment',
      'which can then be deployed on its own without installing `node_modules`',
      "module.exports = { output: 'standalone',"
    ]
  },
  {
    question: 'css and pictures are missing when I start server.js of the standalone build',
    pages: ['/app/api-reference/config/next-config-js/output'],
    sentences: [
      'This minimal server does not copy the `public` or `.next/static` folders by default',
      'cp -r public .next/standalone/ && cp -r .next/static .next/standalone/.next/'
    ],
    keptBack: true
  },
  {
    question: 'is NEXT_PUBLIC_API_URL read when the container starts or already when it is built?',
    pages: ['/app/guides/environment-variables', '/app/guides/self-hosting'],
    sentences: [
      'After being built, your app will no longer respond to changes to these environment variables.',
      'these public environment variables will be inlined into the JavaScript bundle during `next build`',
      'This will tell Next.js to replace all references to process.env.NEXT_PUBLIC_ANALYTICS_ID in the Node.js environment with the value from the environment in which you run next build, allowing you to use it anywhere in your code.',
      'all NEXT_PUBLIC_ variables will be frozen with the value evaluated at build time, so these values need to be set appropriately when the project is built.'
    ]
  },
  {
    question: 'the db password in my .env has a dollar sign in it and arrives cut off',
    pages: ['/app/guides/environment-variables'],
    sentences: ['If you need to use variable with a `$` in the actual value, it needs to be escaped e.g. `\\$`.']
  },
  {
    question: 'drizzle.config.ts doesnt see what is in .env.local',
    pages: ['/app/guides/environment-variables'],
    sentences: [
      'If you need to load environment variables outside of the Next.js runtime, such as in a root config file for an ORM or test runner, you can use the `@next/env` package.',
      'To use it, install the package and use the `loadEnvConfig` function to load the environment variables:',
      "import { loadEnvConfig } from '@next/env'"
    ],
    keptBack: true
  },
  {
    question:
      'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory. That is during next build, on a small CI machine. What can I try?',
    pages: ['/app/guides/memory-usage'],
    sentences: [
      'to change behavior in Webpack that reduces max memory usage',
      'Applications with a large amount of dependencies will use more memory.',
      'run Webpack compilations inside a separate Node.js worker which will decrease memory usage',
      'If you are using an older version of Next.js or you have a custom Webpack configuration, you can enable this option by setting experimental.webpackBuildWorker: true inside your next.config.js.',
      'You can disable source map generation by adding productionBrowserSourceMaps: false and experimental.serverSourceMaps: false to your Next.js configuration.',
      'When the build produces out-of-memory issues during the "Running TypeScript" step, you can disable this task during builds:',
      'you can try disabling source maps in that phase by adding enablePrerenderSourceMaps: false to your Next.js configuration.'
    ]
  },
  {
    question: 'does next dev have to be that slow in docker on a mac?',
    pages: ['/app/guides/local-development', '/app/getting-started/deploying'],
    sentences: [
      "If you're using Docker for development on Mac or Windows, you may experience significantly slower performance compared to running Next.js without Docker.",
      'When project files are stored on the macOS or Windows host and mounted into a container through Docker Desktop or similar tools, the host-to-VM file-sharing layer can delay or fail to propagate filesystem events.',
      'While Docker is excellent for production deployments, consider using local development (npm run dev) instead of Docker during development on Mac and Windows for better performance.',
      'If you must use Docker for development, consider running Docker natively on a Linux machine or a manually configured virtual machine.',
      'Run Next.js without Docker (npm run dev or pnpm dev) during development.',
      "If you're using Docker Desktop, evaluate using synchronized file shares."
    ]
  },
  {
    question: 'keep .next/cache between gitlab pipelines',
    pages: ['/app/guides/ci-build-caching'],
    sentences: ['Add or merge the following into your `.gitlab-ci.yml`', '- .next/cache/'],
    keptBack: true
  },
  {
    question: 'No Cache Detected',
    pages: ['/app/guides/ci-build-caching'],
    sentences: [
      'If your CI is not configured to persist `.next/cache` between builds, you may see a No Cache Detected error.',
      'To take advantage of this cache in Continuous Integration (CI) environments, your CI workflow will need to be configured to correctly persist the cache between builds.'
    ]
  },
  {
    question: 'Do CSP nonces work with statically generated pages?',
    pages: ['/app/guides/content-security-policy'],
    sentences: [
      'When you use nonces in your CSP, **all pages must be dynamically rendered**.',
      'Static pages are generated at build time, when no request or response headers exist—so no nonce can be injected.',
      'To use a nonce, your page must be **dynamically rendered**.',
      'This means that you must use dynamic rendering to add nonces.'
    ]
  },
  {
    question:
      "EvalError: Refused to evaluate a string as JavaScript because 'unsafe-eval' is not an allowed source of script in the following Content Security Policy directive: \"script-src 'self'\". This happens with next dev only, the built app is fine. Do I have to allow it for good?",
    pages: ['/app/guides/content-security-policy'],
    sentences: [
      "In development, `'unsafe-eval'` is required because React uses `eval` to provide enhanced debugging information",
      '`unsafe-eval` is not required for production.',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the docs
      "script-src 'self' 'unsafe-inline'${isDev ? \" 'unsafe-eval'\" : ''};",
      'Neither React nor Next.js use `eval` in production by default.'
    ],
    keptBack: true
  },
  {
    question: 'cookie that my express custom server sets never reaches the browser',
    pages: ['/app/guides/custom-server'],
    sentences: [
      'Set your own response headers before calling `handle`',
      'any later `res.setHeader()` call is silently discarded',
      'Set headers you own, such as Set-Cookie, before handing the request to Next.js:'
    ]
  },
  {
    question: 'custom server + output standalone, do they go together',
    pages: ['/app/guides/custom-server'],
    sentences: [
      'When using standalone output mode, it does not trace custom server files.',
      'These cannot be used together.'
    ]
  },
  {
    question: 'write to our log once the response is out, the visitor should not wait for it',
    pages: ['/app/api-reference/functions/after', '/app/api-reference/file-conventions/proxy'],
    sentences: [
      '`after` allows you to schedule work to be executed after a response (or prerender) is finished.',
      'It exposes a single method, `waitUntil(promise)`, which keeps the Proxy invocation alive until the promise settles, so background work like logging or analytics can finish after the response is sent.',
      'This is useful for tasks and other side effects that should not block the response, such as logging and analytics.',
      'The function accepts a callback that will be executed after the response (or prerender) is finished:'
    ],
    keptBack: true
  },
  {
    question: 'does the after() callback still run if the handler redirected or threw',
    pages: ['/app/api-reference/functions/after'],
    sentences: [
      "`after` will be executed even if the response didn't complete successfully.",
      'Including when an error is thrown or when notFound or redirect is called.'
    ]
  },
  {
    question:
      'Error: Route "/cart" used `cookies().get(\'id\')`. `cookies()` should be awaited before using its value.',
    pages: ['/app/api-reference/functions/cookies', '/app/guides/upgrading/version-15'],
    sentences: [
      '`cookies` is an **async** function that allows you to read the HTTP incoming request cookies',
      'Previously synchronous Request-time APIs that rely on request information are now **asynchronous**',
      "You must use async/await or React's use function to access cookies.",
      'cookies is an asynchronous function that returns a promise.',
      'const cookieStore = await cookies()'
    ]
  },
  {
    question: 'redirect() in a try catch does nothing, the log only says NEXT_REDIRECT',
    pages: [
      '/app/api-reference/functions/redirect',
      '/app/api-reference/functions/unstable_rethrow',
      '/app/guides/redirecting'
    ],
    sentences: [
      'so it should be called **outside** the `try` block when using `try/catch` statements',
      'Invoking the `redirect()` function throws a `NEXT_REDIRECT` error and terminates rendering of the route segment in which it was thrown.',
      'redirect should be called **outside** the `try` block when using `try/catch` statements',
      'You can use `unstable_rethrow` API to re-throw the internal error and continue with the expected behavior',
      'unstable_rethrow can be used to avoid catching internal errors thrown by Next.js when attempting to handle errors thrown in your application code.',
      'This method should be called at the top of the catch block, passing the error object as its only argument.'
    ]
  },
  {
    question: 'product id is not in the database, how do i show the 404 page from inside page.tsx',
    pages: ['/app/api-reference/functions/not-found', '/app/getting-started/error-handling', '/app/guides/streaming'],
    sentences: [
      'The `notFound` function throws an error that renders the not-found UI.',
      'You can call the `notFound` function within a route segment and use the `not-found.js` file to show a 404 UI.',
      'if (!exists) notFound() // Returns a 404 before streaming starts',
      'To return a 404, place notFound() before the boundary:',
      'if (!user) { notFound() }',
      'if (!post) { notFound() }'
    ]
  },
  {
    question:
      "Our missing articles come back with status 200 although the not found page is shown. Why isn't it 404? Google indexes them I fear.",
    pages: [
      '/app/api-reference/file-conventions/not-found',
      '/app/guides/streaming',
      '/app/api-reference/functions/forbidden',
      '/app/api-reference/functions/not-found',
      '/app/api-reference/functions/unauthorized',
      '/app/api-reference/file-conventions/loading'
    ],
    sentences: [
      'has already been sent with the first chunk, it cannot be changed to a `4xx` or `5xx`',
      'After streaming starts, the status code remains `200` and the not-found UI renders in the response.',
      'tag so the page is not indexed',
      'For example, when a 404 page is streamed to the client, Next.js includes a <meta name="robots" content="noindex"> tag in the streamed HTML.',
      'When a <Suspense> fallback renders or a component suspends, the server must commit to 200 OK to start sending the HTML stream.',
      'The response starts streaming from the <Suspense> boundary before notFound() runs, so it keeps its 200 status.',
      'If a notFound() fires mid-stream, Next.js cannot go back and change the status to 404.',
      'This prevents search engines from indexing that URL even if the HTTP status is 200.'
    ]
  },
  {
    question: 'does redirect push or replace the history entry',
    pages: ['/app/api-reference/functions/redirect'],
    sentences: [
      'By default, `redirect` will use `push` (adding a new entry to the browser history stack) in Server Actions and `replace` (replacing the current URL in the browser history stack) everywhere else.',
      "`'replace'` (default) or `'push'` (default in Server Actions)"
    ],
    keptBack: true
  },
  {
    question: 'revalidatePath for every product at once, the folder is called [slug]',
    pages: ['/app/api-reference/functions/revalidatePath'],
    sentences: [
      'Use a route pattern plus `type` to refresh all matching pages.',
      'If `path` contains a dynamic segment, for example `/product/[slug]`, this parameter is required.',
      "import { revalidatePath } from 'next/cache' revalidatePath('/blog/[slug]', 'page')"
    ]
  },
  {
    question: 'Is the cache on the server gone too when I call router.refresh()?',
    pages: ['/app/api-reference/functions/use-router'],
    sentences: [
      'This clears the Client Cache for the current route, but does **not** invalidate the server-side cache.',
      'Use revalidatePath or revalidateTag to invalidate server-side cached data.'
    ]
  },
  {
    question: 'little spinner on exactly the link that was clicked until the next page is there',
    pages: ['/app/api-reference/functions/use-link-status', '/app/getting-started/linking-and-navigating'],
    sentences: [
      'lets you track the **pending** state of a',
      'To improve perceived performance, you can use the `useLinkStatus` hook to show immediate feedback while the transition is in progress.',
      'Use it for subtle, inline feedback, for example a shimmer effect over the clicked link, while navigation completes.',
      'const { pending } = useLinkStatus()'
    ],
    keptBack: true
  },
  {
    question: 'read ?page=2 in a client component',
    pages: [
      '/app/api-reference/functions/use-search-params',
      '/app/api-reference/functions/use-pathname',
      '/pages/api-reference/functions/use-search-params',
      '/app/api-reference/file-conventions/page'
    ],
    sentences: [
      "`useSearchParams` is a **Client Component** hook that lets you read the current URL's **query string**.",
      "hook that lets you read the current URL's",
      "To use searchParams and params in a Client Component (which cannot be async), you can use React's use function to read the promise:",
      'Client Component pages can also access searchParams using React’s use hook:',
      "const search = searchParams.get('search')",
      'const filters = use(searchParams).filters',
      'const searchParams = useSearchParams()'
    ]
  },
  {
    question: 'getStaticPaths but for the app directory',
    pages: ['/app/api-reference/functions/generate-static-params', '/app/guides/migrating/app-router-migration'],
    sentences: [
      'In the `app` directory, `getStaticPaths` is replaced with `generateStaticParams`.',
      '`getStaticPaths` has been replaced with `generateStaticParams`.',
      '`generateStaticParams` replaces the `getStaticPaths` function in the Pages Router.',
      'The generateStaticParams function can be used in combination with dynamic route segments to statically generate routes at build time instead of on-demand at request time.'
    ]
  },
  {
    question: 'one page file that takes every url below /docs no matter how many slashes',
    pages: [
      '/app/api-reference/file-conventions/dynamic-routes',
      '/pages/building-your-application/routing/dynamic-routes'
    ],
    sentences: [
      'Dynamic Segments can be extended to **catch-all** subsequent segments by adding an ellipsis inside the brackets `[...folderName]`.',
      'Dynamic Segments can be extended to **catch-all** subsequent segments by adding an ellipsis inside the brackets `[...segmentName]`.',
      'For example, `app/shop/[...slug]/page.js` will match `/shop/clothes`, but also `/shop/clothes/tops`, `/shop/clothes/tops/t-shirts`, and so on.',
      'For example, `pages/shop/[...slug].js` will match `/shop/clothes`, but also `/shop/clothes/tops`, `/shop/clothes/tops/t-shirts`, and so on.'
    ],
    keptBack: true
  },
  {
    question: 'sort my routes into folders but the folder name must not be in the address',
    pages: ['/app/api-reference/file-conventions/route-groups', '/app/getting-started/project-structure'],
    sentences: [
      'Route groups can be created by wrapping a folder in parenthesis',
      "A route group can be created by wrapping a folder's name in parenthesis: `(folderName)`.",
      'Organize code without changing URLs with route groups (group), and colocate non-routable files with private folders _folder.',
      "This convention indicates the folder is for organizational purposes and should not be included in the route's URL path.",
      'The folders in parenthesis will be omitted from the URL (e.g. (marketing) or (shop)).'
    ]
  },
  {
    question:
      'like instagram: click on a photo and it opens over the feed, but if you send somebody the link they get the full photo page',
    pages: [
      '/app/api-reference/file-conventions/intercepting-routes',
      '/app/api-reference/file-conventions/parallel-routes'
    ],
    sentences: [
      'Intercepting routes allows you to load a route from another part of your application within the current layout.',
      'In this case, Next.js intercepts the `/photo/123` route, masks the URL, and overlays it over `/feed`.',
      'For example, you can intercept the photo segment from within the feed segment by creating a (..)photo directory.',
      'For example, when clicking on a photo in a feed, you can display the photo in a modal, overlaying the feed.',
      'Parallel Routes can be used together with Intercepting Routes to create modals that support deep linking.',
      'Intercepting Routes can be used together with Parallel Routes to create modals.'
    ]
  },
  {
    question: 'parallel routes: all fine when clicking, 404 as soon as i press F5',
    pages: ['/app/api-reference/file-conventions/default', '/app/api-reference/file-conventions/parallel-routes'],
    sentences: [
      "If `default.js` doesn't exist, a `404` is rendered instead.",
      "file for the unmatched slots, or `404` if `default.js` doesn't exist",
      "In this case, a `default.js` file can be rendered for subpages that don't match the current URL.",
      'You can define a `default.js` file to render as a fallback for unmatched slots during the initial load or full-page reload.',
      "The `default.js` file is used to render a fallback within Parallel Routes when Next.js cannot recover a slot's active state after a full-page load.",
      "If you don't create a `default.js` for the `children` slot, it will return a 404 page for the route."
    ],
    keptBack: true
  },
  {
    question: 'layout keeps the state of my input when going to another page. I want it empty each time',
    pages: ['/app/api-reference/file-conventions/template', '/app/guides/preserving-ui-state'],
    sentences: [
      'resets an entire subtree on push or replace navigations',
      'Unlike layouts that persist across routes and maintain state, templates are given a unique key, meaning children Client Components reset their state on navigation.',
      'Reset the state of a child Client Components on navigation.'
    ]
  },
  {
    question: "error.tsx doesn't catch what the layout beside it throws",
    pages: ['/app/api-reference/file-conventions/error'],
    sentences: [
      'It does **not** wrap the `layout.js` or `template.js` above it in the same segment.',
      'To handle errors in the root layout, use `global-error.js`.'
    ]
  },
  {
    question:
      'Error: An error occurred in the Server Components render. The specific message is omitted in production builds to avoid leaking sensitive details. A digest property is included on this error instance which may provide additional details about the nature of the error.',
    pages: ['/app/api-reference/file-conventions/error'],
    sentences: [
      'Errors forwarded from Server Components show a generic message with an identifier.',
      'You can use the identifier, under `error.digest`, to match the corresponding',
      'It can be used to match the corresponding error in server-side logs.'
    ],
    keptBack: true
  },
  {
    question: 'The "middleware" file convention is deprecated. whats the new name',
    pages: [
      '/app/api-reference/file-conventions/proxy',
      '/app/getting-started/proxy',
      '/app/api-reference/file-conventions/middleware',
      '/app/guides/upgrading/version-16',
      '/app/guides/upgrading/codemods'
    ],
    sentences: [
      'we are renaming the file convention to “proxy.”',
      'Next.js provides a codemod to migrate from `middleware.ts` to `proxy.ts`.',
      'The `middleware` file convention is deprecated and has been renamed to `proxy`.',
      'Starting with Next.js 16, Middleware is now called Proxy to better reflect its purpose.',
      'The middleware filename is deprecated, and has been renamed to proxy to clarify network boundary and routing focus.',
      'This codemod migrates projects from using the deprecated middleware convention to using the proxy convention.',
      'The middleware.js file convention has been deprecated in Next.js 16 and renamed to proxy.js.',
      'mv middleware.ts proxy.ts'
    ]
  },
  {
    question: 'login check in proxy.ts also blocks stylesheets and images',
    pages: ['/app/api-reference/file-conventions/proxy', '/app/guides/authentication'],
    sentences: [
      'You can use the `matcher` property in the Proxy to specify which routes Proxy should run on.',
      'Consider using a negative match pattern to exclude these paths, otherwise auth logic or redirects can unintentionally block CSS, JS, or images from loading.',
      'Without a matcher, Proxy runs on every request, including static files (_next/static), image optimizations (_next/image), and assets in the public/ folder.',
      "// Exclude API routes, static files, image optimizations, and .png files '/((?!api|_next/static|_next/image|.*\\\\.png$).*)',",
      "// Routes Proxy should not run on export const config = { matcher: ['/((?!api|_next/static|_next/image|.*\\\\.png$).*)'],"
    ]
  },
  {
    question: 'Is it enough to check the session in proxy and nowhere else?',
    pages: [
      '/app/getting-started/proxy',
      '/app/guides/authentication',
      '/app/guides/backend-for-frontend',
      '/app/api-reference/file-conventions/proxy'
    ],
    sentences: [
      'it should not be your only line of defense in protecting your data',
      'it should not be used as a full session management or authorization solution',
      'The majority of security checks should be performed as close as possible to your data source, see Data Access Layer for more information.',
      'Always verify authentication and authorization inside each Server Function rather than relying on Proxy alone.',
      'Do not rely on proxy alone for authentication and authorization.'
    ],
    keptBack: true
  },
  {
    question: 'we use src/, where does the public folder go then',
    pages: ['/app/api-reference/file-conventions/src-folder'],
    sentences: ['The `/public` directory should remain in the root of your project.']
  },
  {
    question: 'src/app is ignored completely, all pages 404',
    pages: ['/app/api-reference/file-conventions/src-folder'],
    sentences: ['`src/app` or `src/pages` will be ignored if `app` or `pages` are present in the root directory.']
  },
  {
    question: 'GDPR: does the visitors browser talk to google when I use next/font/google?',
    pages: ['/app/getting-started/fonts', '/app/api-reference/components/font'],
    sentences: [
      'meaning no requests are sent to Google by the browser when the user visits your site',
      'CSS and font files are downloaded at build time and self-hosted with the rest of your static assets.',
      'No requests are sent to Google by the browser.'
    ],
    keptBack: true
  },
  {
    question: 'do i have to give width and hieght for an image from a url of our cms',
    pages: ['/app/getting-started/images', '/app/api-reference/components/image'],
    sentences: [
      "you'll need to provide the `width`, `height` and optional `blurDataURL` props manually",
      'Alternatively, you can use the fill property to make the image fill the size of the parent element.',
      'If the height and width are unknown, we recommend using the fill property.',
      'You must set both width and height properties unless:'
    ]
  },
  {
    question: 'ReferenceError: window is not defined, it comes from a chart library that I import',
    pages: ['/app/guides/lazy-loading'],
    sentences: [
      'If you want to disable prerendering for a Client Component, you can use the `ssr` option set to `false`',
      'To dynamically load a component on the client side, you can use the `ssr` option to disable server-rendering.',
      'This is useful if an external dependency or component relies on browser APIs like window.',
      "const DynamicHeader = dynamic(() => import('../components/header'), { ssr: false,",
      "const ComponentC = dynamic(() => import('../components/C'), { ssr: false })"
    ]
  },
  {
    question:
      '`ssr: false` is not allowed with `next/dynamic` in Server Components. Please move it into a Client Component.',
    pages: ['/app/guides/lazy-loading'],
    sentences: [
      '`ssr: false` option is not supported in Server Components.',
      '`ssr: false` option will only work for Client Components, move it into Client Components'
    ],
    keptBack: true
  },
  {
    question: 'can I unit test an async server component with jest or vitest',
    pages: ['/app/guides/testing/jest', '/app/guides/testing/vitest', '/app/guides/testing'],
    sentences: [
      'Since `async` Server Components are new to the React ecosystem, Jest currently does not support them.',
      'Since `async` Server Components are new to the React ecosystem, Vitest currently does not support them.',
      'Since `async` Server Components are new to the React ecosystem, some tools do not fully support them.',
      'While you can still run unit tests for synchronous Server and Client Components, we recommend using an E2E tests for async components.',
      'While you can still run unit tests for synchronous Server and Client Components, we recommend using E2E tests for async components.',
      'In the meantime, we recommend using End-to-End Testing over Unit Testing for async components.'
    ]
  },
  {
    question: 'structured data for google, next/script or a plain script tag?',
    pages: ['/app/guides/json-ld'],
    sentences: [
      'Since JSON-LD is structured data, not executable code, a native `<script>` tag is the right choice here.',
      'Our current recommendation for JSON-LD is to render structured data as a `<script>` tag'
    ]
  },
  {
    question: 'do i really need a mdx-components.tsx, i have no custom components',
    pages: ['/app/guides/mdx', '/app/api-reference/file-conventions/mdx-components'],
    sentences: ['is **required** to use `@next/mdx` with App Router and will not work without it'],
    keptBack: true
  },
  {
    question: 'three teams, three separate next apps, but all under one domain',
    pages: ['/app/guides/multi-zones'],
    sentences: [
      'Multi-Zones are an approach to micro-frontends that separate a large application on a domain into smaller Next.js applications that each serve a set of paths.',
      'With Multi-Zones support, you can create three applications that all are served on the same domain and look the same to the user, but you can develop and deploy each of the applications independently.',
      'For each path served by a different zone, you would add a rewrite rule to send that path to the domain of the other zone, and you also need to rewrite the requests for the static assets.',
      'A zone is a normal Next.js application where you also configure an assetPrefix to avoid conflicts with pages and static files in other zones.',
      'Learn how to build micro-frontends using Next.js Multi-Zones to deploy multiple Next.js apps under a single domain.'
    ]
  },
  {
    question: 'google tag manager: fire an event when somebody clicks the button',
    pages: ['/app/guides/third-party-libraries'],
    sentences: [
      'The `sendGTMEvent` function can be used to track user interactions on your page by sending events using the `dataLayer` object.',
      "onClick={() => sendGTMEvent({ event: 'buttonClicked', value: 'xyz' })}"
    ]
  },
  {
    question: 'vs code debugger with turborepo, the app is in apps/web',
    pages: ['/app/guides/debugging'],
    sentences: [
      'you need to add `cwd` to the server-side and full stack debugging tasks',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the docs
      'For example, `"cwd": "${workspaceFolder}/apps/web"`.'
    ],
    keptBack: true
  },
  {
    question: 'which node do i need for next 16, is 18 still ok?',
    pages: ['/app/guides/upgrading/version-16', '/app/getting-started/installation'],
    sentences: ['Minimum version now `20.9.0` (LTS); Node.js 18 no longer supported', 'Minimum Node.js version: 20.9']
  },
  {
    question: 'next lint: command not found since the update',
    pages: ['/app/guides/upgrading/version-16', '/app/guides/upgrading/codemods', '/app/getting-started/installation'],
    sentences: [
      'The `next lint` command has been removed.',
      'This codemod migrates projects from using `next lint` to using the ESLint CLI with your local ESLint config.',
      'If your project previously used next lint, migrate your scripts to the ESLint CLI with the codemod:',
      'npx @next/codemod@canary next-lint-to-eslint-cli .',
      'Use Biome or ESLint directly.'
    ]
  },
  {
    question: 'Whoever writes a comment has to see it right away after saving. updateTag or revalidateTag?',
    pages: [
      '/app/api-reference/functions/updateTag',
      '/app/getting-started/revalidating',
      '/app/guides/migrating-to-cache-components',
      '/app/guides/upgrading/version-16'
    ],
    sentences: [
      'Designed for read-your-own-writes scenarios',
      'This function is designed for **read-your-own-writes** scenarios',
      '`updateTag` immediately expires cached data for read-your-own-writes scenarios',
      '`updateTag` immediately expires the cached data for the specified tag.',
      '`updateTag` is a new Server Actions-only API that provides **read-your-writes** semantics, where a user makes a change and the UI immediately shows the change, rather than stale data.',
      'The next request will wait to fetch fresh data rather than serving stale content from the cache, ensuring users see their changes immediately.',
      '`updateTag`: for mutations whose result the user must see immediately (read-your-own-writes).'
    ],
    keptBack: true
  },
  {
    question: 'could somebody call my server action with curl? Then I need to check the user inside of it, right?',
    pages: [
      '/app/getting-started/mutating-data',
      '/app/guides/server-actions',
      '/app/guides/data-security',
      '/app/guides/forms',
      '/app/guides/authentication'
    ],
    sentences: [
      'Always verify authentication and authorization inside each Server Action',
      "it is reachable via a direct POST request, not just through your application's UI",
      'verify authentication and authorization inside each one',
      'requests can be sent without going through the UI',
      "Server Functions are reachable via direct POST requests, not just through your application's UI.",
      'Always verify authentication and authorization inside every Server Function.',
      'The implementation stays on the server, but the route is reachable to anyone who can send the same POST.'
    ]
  },
  {
    question: 'e-mail already taken: should the server action throw that or return it',
    pages: ['/app/getting-started/error-handling'],
    sentences: [
      'For these errors, avoid using `try`/`catch` blocks and throw errors.',
      'Instead, model expected errors as return values.',
      'These errors should be handled explicitly and returned to the client.'
    ]
  },
  {
    question:
      'Event handlers cannot be passed to Client Component props. I only put an onClick on a button in page.tsx',
    pages: ['/app/getting-started/server-and-client-components', '/app/guides/server-and-client-boundary'],
    sentences: [
      'Use **Client Components** when you need:',
      'State and event handlers. E.g. `onClick`, `onChange`.',
      "You mark a module as a client entry point by adding the `'use client'` directive at the top of the file, before any imports.",
      'You can create a Client Component by adding the `"use client"` directive at the top of the file, above your imports.',
      '`useState`, `useEffect`, and event handlers require code that runs in the browser and responds to updates.'
    ],
    keptBack: true
  },
  {
    question: 'preview picture for whatsapp and twitter with the title of the blog post in it, made on the fly',
    pages: [
      '/app/getting-started/metadata-and-og-images',
      '/app/api-reference/functions/image-response',
      '/app/api-reference/file-conventions/metadata/opengraph-image'
    ],
    sentences: [
      'to generate a unique OG image for each blog post, add an `opengraph-image.tsx` file inside the `blog/[slug]` folder',
      'allows you to generate dynamic images using JSX and CSS',
      'You can use ImageResponse in a opengraph-image.tsx file to generate Open Graph images at build time or dynamically at request time.',
      "Generate a route segment's shared image by creating an opengraph-image or twitter-image route that default exports a function.",
      'The easiest way to generate an image is to use the ImageResponse API from next/og.'
    ]
  },
  {
    question: 'pages router, fetch something on the server at every request',
    pages: [
      '/pages/building-your-application/data-fetching/get-server-side-props',
      '/pages/api-reference/functions/get-server-side-props'
    ],
    sentences: [
      'can be used to fetch data and render the contents of a page at request time',
      'Next.js will prerender this page on each request using the data returned by `getServerSideProps`',
      'When a user visits a page, getServerSideProps will be used to fetch data at request time, and the data is used to render the initial HTML of the page.',
      'You can use getServerSideProps by exporting it from a Page Component.',
      'Fetch data on each request with getServerSideProps.'
    ]
  },
  {
    question:
      'we run 4 pods in kubernetes and every one of them shows another version of the page after a revalidation',
    pages: ['/app/guides/self-hosting', '/app/guides/how-revalidation-works'],
    sentences: [
      'each pod will have a copy of the cache',
      'this cache is stored on the local filesystem (on disk) of each Next.js server instance',
      'To prevent stale data from being shown since the cache is not shared between pods by default, you can configure the Next.js cache to provide a cache handler and disable in-memory caching.',
      'To coordinate tag invalidation across instances, implement the `refreshTags()` method in your custom cache handler.',
      'By default, calling `revalidateTag()` on one instance only invalidates the cache on that instance.'
    ],
    keptBack: true
  },
  {
    question:
      'Since we added a proxy.ts, only half of an upload arrives in the route handler. The file has about 20 MB and there is no error, just a warning in the log.',
    pages: ['/app/api-reference/config/next-config-js/proxyClientMaxBodySize'],
    sentences: [
      'By default, the maximum body size is **10MB**.',
      'The request will continue processing normally, but only the partial body will be available',
      'If a request body exceeds this limit, the body will only be buffered up to the limit, and a warning will be logged indicating which route exceeded the limit.',
      'For applications handling large file uploads, consider increasing the limit accordingly',
      "experimental: { proxyClientMaxBodySize: '1mb',",
      'Increase the proxyClientMaxBodySize limit'
    ]
  },
  {
    question: 'and without a node server at all?',
    earlier: ['How do I deploy with Docker?'],
    pages: ['/app/guides/static-exports', '/app/getting-started/deploying'],
    sentences: [
      'it can be deployed and hosted on any web server that can serve HTML/CSS/JS static assets',
      'Deploy a fully static Next.js application using `output: "export"` to generate optimized HTML files',
      'To enable a static export, change the output mode inside `next.config.js`',
      "const nextConfig = { output: 'export',"
    ]
  },
  {
    question: 'can I set one there too?',
    earlier: ['How do I read cookies in a server component?'],
    pages: ['/app/api-reference/functions/cookies'],
    sentences: [
      '**Setting cookies** is not supported during Server Component rendering.',
      'HTTP does not allow setting cookies after streaming starts, so you must use `.set` in a Server Function or Route Handler.',
      'This is why cookie operations that modify state (`.set`, `.delete`) must be performed in a Server Function or Route Handler where the response headers can be properly set.',
      'To modify cookies, invoke a Server Function from the client or use a Route Handler.'
    ],
    keptBack: true
  }
]

export const unanswerable: UnanswerableQuestion[] = [
  { question: 'does next/image convert my pictures to JPEG XL', nearMiss: true },
  { question: 'run a cron job every night inside my next app', nearMiss: true },
  { question: 'generate an OpenAPI file out of my route handlers', nearMiss: true, keptBack: true },
  { question: 'how many concurrent visitors can one next start process handle on 2 GB of RAM?', nearMiss: true },
  { question: 'I have a SvelteKit app, is there a step by step migration to Next.js?', nearMiss: true },
  { question: 'send a websocket message from a server action to all other visitors', nearMiss: true, keptBack: true },
  { question: 'next/image: read the EXIF camera data of an upload', nearMiss: true },
  { question: 'price of Vercel Pro per seat', nearMiss: true },
  { question: 'which next.config option pins the app to a single CPU core', nearMiss: true, keptBack: true },
  { question: 'turbopack plugin that compiles Vue single file components', nearMiss: true },
  { question: 'print a page of the app router as a PDF on the server', nearMiss: true },
  { question: 'roll back to the build before with one next command', nearMiss: true, keptBack: true },
  { question: 'How do I prune roses in autumn?' },
  { question: 'is it safe to eat raw cookie dough' },
  { question: 'what does a carbon monoxide alarm sound like when the battery is low', keptBack: true },
  { question: 'Ableton: sidechain the bass to the kick' },
  { question: 'cheapest way from Munich to Verona by train' },
  { question: 'latex: two figures side by side with one caption', keptBack: true },
  { question: 'my dog limps after long walks, what can I do' },
  { question: 'postgres: find rows that were not updated since last week' },
  { question: 'How long is a Schengen visa valid?', keptBack: true },
  { question: 'autocad export only one layer to dxf' },
  { question: 'ansible playbook fails with sudo password missing' },
  { question: 'difference between baking soda and baking powder?', keptBack: true }
]
