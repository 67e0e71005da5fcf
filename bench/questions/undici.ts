// Questions of people who use undici, over the documentation in its package (MIT). None is kept back.
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = [
  {
    question: 'how long does a request wait for the response headers before it gives up?',
    pages: ['/docs/api/Client', '/docs/api/Dispatcher', '/docs/api/H2CClient'],
    sentences: [
      'The amount of time, in milliseconds, the parser will wait to receive the complete HTTP headers while not sending the request. Defaults to 300 seconds.',
      '**headersTimeout** `number | null` (optional) - Default: `300e3`'
    ]
  },
  {
    question:
      "TypeError: fetch failed\n    at node:internal/deps/undici/undici:13510:13\n    at async run (file:///app/jobs/report.mjs:22:17) {\n  [cause]: HeadersTimeoutError: Headers Timeout Error\n      at FastTimer.onParserTimeout [as _onTimeout] (node:internal/deps/undici/undici:6249:28)\n    code: 'UND_ERR_HEADERS_TIMEOUT'\nThe report takes 8 minutes to start answering, what can I change?",
    pages: ['/docs/api/Client', '/docs/api/Dispatcher', '/docs/api/H2CClient', '/docs/api/Errors'],
    sentences: [
      'The amount of time, in milliseconds, the parser will wait to receive the complete HTTP headers while not sending the request. Defaults to 300 seconds.',
      'socket is destroyed due to headers timeout.',
      '`HeadersTimeoutError` | `UND_ERR_HEADERS_TIMEOUT`'
    ]
  },
  {
    question: 'connection attempt fails after 10 seconds (UND_ERR_CONNECT_TIMEOUT), where can i make that longer',
    pages: ['/docs/api/Client', '/docs/api/Connector', '/docs/api/H2CClient'],
    sentences: [
      '**timeout** `number | null` (optional) - In milliseconds, Default `10e3`.',
      '**timeout** `number | null` (optional) - In milliseconds. Default `10e3`.'
    ]
  },
  {
    question: 'Do I need to do something with the body if I only care about the status code? my app leaks connections',
    pages: ['/docs/api/Dispatcher'],
    sentences: [
      'All response bodies must always be fully consumed or destroyed.',
      'Remember to fully consume the body even in the case when it is not read.',
      'await body.dump()',
      'dump the response by reading up to `limit` bytes without killing the socket'
    ]
  },
  {
    question: 'can i call text() after json() failed on the same response',
    pages: ['/docs/api/Dispatcher'],
    sentences: ['`body` can not be consumed twice.', 'For example, calling `text()` after `json()` throws `TypeError`.']
  },
  {
    question: 'accept self signed certificate',
    pages: [
      '/docs/api/Client',
      '/docs/api/Connector',
      '/docs/best-practices/client-certificate',
      '/docs/api/Socks5ProxyAgent'
    ],
    sentences: [
      'const connector = buildConnector({ rejectUnauthorized: false })',
      'rejectUnauthorized: false,',
      'Use this to configure `ca`, `cert`, `key`, `rejectUnauthorized`, `servername`, etc. for the target HTTPS endpoint.'
    ]
  },
  {
    question: 'mutual TLS, our partner wants us to send a cert and key',
    pages: ['/docs/best-practices/client-certificate'],
    sentences: [
      'Client certificate authentication can be configured with the `Client`, the required options are passed along through the `connect` option.',
      "key: readFileSync(join(__dirname, 'client-key.pem'), 'utf8'),",
      "cert: readFileSync(join(__dirname, 'client-crt.pem'), 'utf8'),",
      'connect: tls'
    ]
  },
  {
    question: 'talk to /var/run/docker.sock',
    pages: ['/docs/api/Client', '/docs/api/Connector', '/docs/api/H2CClient'],
    sentences: [
      '**socketPath** `string | null` (optional) - Default: `null` - An IPC endpoint, either Unix domain socket or Windows named pipe.'
    ]
  },
  {
    question: 'corporate http proxy needs user and password',
    pages: ['/docs/api/ProxyAgent', '/docs/best-practices/proxy'],
    sentences: [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the docs
      "token: `Basic ${Buffer.from('username:password').toString('base64')}`",
      '**token** `string` (optional) - It can be passed by a string of token for authentication.',
      'If you proxy requires basic authentication, you can send it via the `proxy-authorization` header.',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in the docs
      "'proxy-authorization': `Basic ${Buffer.from('user:pass').toString('base64')}`"
    ]
  },
  {
    question: 'pick up HTTP_PROXY from the environment',
    pages: ['/docs/api/EnvHttpProxyAgent', '/docs/best-practices/undici-vs-builtin-fetch'],
    sentences: [
      'EnvHttpProxyAgent automatically reads the proxy configuration from the environment variables `http_proxy`, `https_proxy`, and `no_proxy` and sets up the proxy agents accordingly.',
      'const envHttpProxyAgent = new EnvHttpProxyAgent()',
      'support environment-variable-based proxy configuration for the built-in `fetch` via the `--use-env-proxy` flag (or `NODE_USE_ENV_PROXY=1`).'
    ]
  },
  {
    question: 'both http_proxy and HTTP_PROXY are set, which one wins?',
    pages: ['/docs/api/EnvHttpProxyAgent'],
    sentences: [
      'if both the lowercase and uppercase environment variables are set, the uppercase environment variables will be ignored.'
    ]
  },
  {
    question: 'skip the proxy for our internal hosts *.corp.local',
    pages: ['/docs/api/EnvHttpProxyAgent'],
    sentences: [
      '`no_proxy` is a comma or space-separated list of hostnames that should not be proxied.',
      'The list may contain leading wildcard characters (`*`).',
      'If `no_proxy` is set, the EnvHttpProxyAgent will bypass the proxy for requests to hosts that match the list.',
      '**noProxy** `string` (optional) - When set, it will override the `NO_PROXY` environment variable.'
    ]
  },
  {
    question: 'if i send requests through tor / socks does my machine still resolve the dns names itself',
    pages: ['/docs/api/Socks5ProxyAgent'],
    sentences: [
      'Domain names are resolved by the SOCKS5 proxy, reducing local DNS queries',
      'All DNS resolution happens on the proxy server, preventing DNS leaks'
    ]
  },
  {
    question: 'does the socks5 thing do udp?',
    pages: ['/docs/api/Socks5ProxyAgent'],
    sentences: ['TCP only (UDP support not implemented)']
  },
  {
    question: 'automaticaly retry when the server answers 503',
    pages: ['/docs/api/RetryAgent', '/docs/api/RetryHandler', '/docs/api/Dispatcher'],
    sentences: [
      'A `undici.Dispatcher` that allows to automatically retry a request.',
      'const agent = new RetryAgent(new Agent())',
      'Array of HTTP status codes to retry. Default: `[429, 500, 502, 503, 504]`',
      'A handler class that implements the retry logic for a request.',
      'The `retry` interceptor allows you to customize the way your dispatcher handles retries.'
    ]
  },
  {
    question: 'why is my POST never retried while GETs are',
    pages: ['/docs/api/RetryAgent', '/docs/api/RetryHandler'],
    sentences: ["Array of HTTP methods to retry. Default: `['GET', 'PUT', 'HEAD', 'OPTIONS', 'DELETE']`"]
  },
  {
    question: 'UND_ERR_REQ_RETRY',
    pages: ['/docs/api/RetryHandler'],
    sentences: [
      'The `RetryHandler` does not retry over stateful bodies (e.g. streams, AsyncIterable) as those, once consumed, are left in a state that cannot be reutilized.',
      'the body as stateful and will not retry the request rejecting with the error `UND_ERR_REQ_RETRY`.'
    ]
  },
  {
    question: 'request() gives me a 301 and does not go to the new location',
    pages: ['/docs/api/Dispatcher', '/docs/api/RedirectHandler'],
    sentences: [
      'The `redirect` interceptor allows you to customize the way your dispatcher handles redirects.',
      'redirect({ maxRedirections: 3, throwOnMaxRedirect: true })',
      'A class that handles redirection logic for HTTP requests.'
    ]
  },
  {
    question: 'throw on 404 and 500 like axios does',
    pages: ['/docs/api/Dispatcher'],
    sentences: [
      'The `responseError` interceptor throws an error for responses with status code errors (>= 400).',
      '// Will throw a ResponseError for status codes >= 400'
    ]
  },
  {
    question: 'body is binary garbage because the server sends gzip',
    pages: ['/docs/api/Dispatcher'],
    sentences: [
      'The `decompress` interceptor automatically decompresses response bodies that are compressed with gzip, deflate, brotli, or zstd compression.',
      '// Automatically decompresses gzip/deflate/brotli/zstd responses'
    ]
  },
  {
    question: 'dont look up the same hostname again and again',
    pages: ['/docs/api/Dispatcher'],
    sentences: [
      'The `dns` interceptor enables you to cache DNS lookups for a given duration, per origin.',
      'It is well suited for scenarios where you want to cache DNS lookups to avoid the overhead of resolving the same domain multiple times'
    ]
  },
  {
    question: 'how much memory may the in-memory response cache use by default',
    pages: ['/docs/api/CacheStore'],
    sentences: [
      '`maxSize` - The maximum total size in bytes of all stored responses. Default `104857600` (100MB).',
      '`maxCount` - The maximum amount of responses to store. Default `1024`.'
    ]
  },
  {
    question: 'I would like the cached responses to live in redis so that all my pods share them, is that possible?',
    pages: ['/docs/api/CacheStore'],
    sentences: [
      'The `get` method may return a `Promise` for async cache stores (e.g. Redis-backed or remote stores).',
      'The store must implement the following functions'
    ]
  },
  {
    question: 'ten components ask for the same url at the same moment, send it only once',
    pages: ['/docs/api/Dispatcher', '/docs/api/DiagnosticsChannel'],
    sentences: [
      'The `deduplicate` interceptor deduplicates concurrent identical requests.',
      'When multiple identical requests are made while one is already in-flight, only one request is sent to the origin server, and all waiting handlers receive the same response.',
      'The deduplicate interceptor automatically deduplicates concurrent requests for the same resource.'
    ]
  },
  {
    question: 'cancel a running request',
    pages: ['/docs/api/Dispatcher'],
    sentences: [
      'signal: abortController.signal',
      "Alternatively, any `EventEmitter` that emits an `'abort'` event may be used as an abort controller",
      'Destroying the request or response body will have the same effect.'
    ]
  },
  {
    question:
      'upload arrives as [object FormData] on the server, i use import { fetch } from undici and the FormData from node',
    pages: ['/docs/api/Fetch', '/docs/api/GlobalInstallation', '/docs/best-practices/undici-vs-builtin-fetch'],
    sentences: [
      'When you use `FormData` as a request body, keep `fetch` and `FormData` from the same implementation.',
      'When you send a `FormData` body, keep `fetch` and `FormData` together from the same implementation.',
      'If you send a `FormData` body, use matching implementations for `fetch` and `FormData`.',
      'Avoid mixing a global `FormData` with `undici.fetch()`, or `undici.FormData` with the built-in global `fetch()`.',
      "import { fetch, FormData } from 'undici'"
    ]
  },
  {
    question: "replace node's own global fetch with the npm version",
    pages: ['/docs/api/GlobalInstallation', '/docs/best-practices/undici-vs-builtin-fetch', '/docs/api/Fetch'],
    sentences: [
      'Undici provides an `install()` function to add all WHATWG fetch classes to `globalThis`, making them available globally without requiring imports.',
      'The `install()` function overwrites any existing global implementations',
      'If you want your installed version to replace the global `fetch` and related classes, use `install()`.',
      'If you want the installed `undici` package to provide the globals, call'
    ]
  },
  {
    question: 'which version is inside node 20?',
    pages: ['/docs/best-practices/undici-vs-builtin-fetch'],
    sentences: [
      'v20.x | ~6.x | `fetch` is stable',
      'You can always check the exact bundled version at runtime with `process.versions.undici`.',
      'console.log(process.versions.undici); // e.g., "7.5.0"'
    ]
  },
  {
    question: 'node 22, plain fetch calls only. is there any reason to install the package',
    pages: ['/docs/best-practices/undici-vs-builtin-fetch'],
    sentences: [
      'If all of the following are true, you can rely on the built-in globals and skip adding undici to your dependencies',
      'Install undici from npm when you need capabilities beyond the standard Fetch API',
      'You only need the standard Fetch API'
    ]
  },
  {
    question: 'what user agent do servers see if I dont set one',
    pages: ['/docs/best-practices/crawling'],
    sentences: [
      "the default user agent is `'undici'`.",
      "requests made via `fetch()` use `'node'` as the default user agent."
    ]
  },
  {
    question: 'is http2 on out of the box, and if not how to enable',
    pages: ['/docs/api/Client', '/docs/api/WebSocket'],
    sentences: [
      '**allowH2**: `boolean` - Default: `false`. Enables support for H2 if the server has assigned bigger priority to it through ALPN negotiation.',
      'const agent = new Agent({ allowH2: true })'
    ]
  },
  {
    question: 'http/2 without tls to an internal grpc-like service',
    pages: ['/docs/api/H2CClient', '/docs/api/Client'],
    sentences: ['A basic H2C client.', 'It only supports `http` protocol.', 'Enforces h2c for non-https connections.']
  },
  {
    question: 'idle socket is closed after 4 seconds, why',
    pages: ['/docs/api/Client', '/docs/api/H2CClient'],
    sentences: [
      'The timeout, in milliseconds, after which a socket without active requests will time out.',
      '**keepAliveTimeout** `number | null` (optional) - Default: `4e3`',
      'Defaults to 4 seconds.'
    ]
  },
  {
    question: 'my test process needs some seconds to exit after the last request',
    pages: ['/docs/best-practices/writing-tests'],
    sentences: [
      'its default will keep a socket open for a few seconds after an HTTP request is completed to remove the overhead of opening up a new socket.',
      'The following are good defaults that will keep the socket open for only 10ms',
      'keepAliveTimeout: 10, // milliseconds',
      'keepAliveMaxTimeout: 10 // milliseconds'
    ]
  },
  {
    question: 'never open more than 5 connections to one host',
    pages: [
      '/docs/api/Pool',
      '/docs/api/RoundRobinPool',
      '/docs/best-practices/undici-vs-builtin-fetch',
      '/docs/api/Socks5ProxyAgent'
    ],
    sentences: [
      'connections: 10, // Allow up to 10 concurrent connections',
      '**connections** `number | null` (optional) - Default: `null` - The number of `Client` instances to create.',
      "const pool = new Pool('https://example.com', { connections: 10 });"
    ]
  },
  {
    question: 'close and replace connections after they are a certain age',
    pages: ['/docs/api/Pool', '/docs/api/RoundRobinPool'],
    sentences: [
      'The amount of time before a `Client` instance is removed from the `Pool` and closed.',
      'The amount of time before a `Client` instance is removed from the `RoundRobinPool` and closed.'
    ]
  },
  {
    question:
      'We call a kubernetes service with 6 replicas and nearly all traffic lands on one pod. What should we use instead of Pool?',
    pages: ['/docs/api/RoundRobinPool'],
    sentences: [
      'This ensures even distribution of requests across all connections, which is particularly useful when the upstream target is behind a load balancer that round-robins TCP connections across multiple backend servers (e.g., Kubernetes Services).',
      '`RoundRobinPool` ensures each connection (and thus each Pod) receives an equal share of requests.',
      'consider using `BalancedPool` with direct backend addresses (e.g., individual pod IPs) instead of a load-balanced endpoint.'
    ]
  },
  {
    question: 'add another backend to the balancer while running',
    pages: ['/docs/api/BalancedPool'],
    sentences: ['`BalancedPool.addUpstream(upstream)`', 'Add an upstream.']
  },
  {
    question: 'fake the answer of an api in a unit test',
    pages: [
      '/docs/api/MockAgent',
      '/docs/api/MockPool',
      '/docs/api/MockClient',
      '/docs/best-practices/mocking-request',
      '/docs/best-practices/undici-vs-builtin-fetch',
      '/docs/api/SnapshotAgent'
    ],
    sentences: [
      'It allows one to intercept HTTP requests made through undici and return mocked responses instead.',
      "mockPool.intercept({ path: '/foo' }).reply(200, 'foo')",
      'It allow us to intercept undici HTTP requests and return mocked values instead.',
      "pool.intercept({ path: '/api' }).reply(200, { message: 'mocked' });",
      '`MockAgent`, `MockClient`, and `MockPool` let you intercept and mock HTTP requests without patching globals',
      'A mock Pool class that implements the Pool API and is used by MockAgent to intercept real requests and return mocked responses.',
      'provides a powerful way to record and replay HTTP requests for testing purposes.'
    ]
  },
  {
    question: 'make sure no test ever hits the real internet',
    pages: ['/docs/api/MockAgent', '/docs/best-practices/mocking-request'],
    sentences: [
      'This method causes all requests to throw when requests are not matched in a MockAgent intercept.',
      'To prevent real requests from being made, use `mockAgent.disableNetConnect()`',
      'mockAgent.disableNetConnect()'
    ]
  },
  {
    question:
      "MockNotMatchedError: Mock dispatch not matched for path '/token' - but only for the second call, the first one works",
    pages: ['/docs/api/MockPool'],
    sentences: [
      'We can intercept multiple times on a single instance, but each intercept is only used once.',
      'Assuming you use `disableNetConnect()` you will get `MockNotMatchedError` on the second request when you only call `intercept()` once.',
      '**persist** `() => MockScope` - any matching request will always reply with the defined response indefinitely.',
      'By default, `reply` and `replyWithError` define the behaviour for the first matching request only.'
    ]
  },
  {
    question: 'fail the test if a mock i prepared was never called',
    pages: ['/docs/api/MockAgent'],
    sentences: [
      'This method throws if the mock agent has any pending interceptors.',
      'agent.assertNoPendingInterceptors()',
      'This method returns any pending interceptors registered on a mock agent.'
    ]
  },
  {
    question: 'assert which body and headers my code has sent',
    pages: [
      '/docs/best-practices/mocking-request',
      '/docs/api/MockAgent',
      '/docs/api/MockCallHistory',
      '/docs/api/MockCallHistoryLog'
    ],
    sentences: [
      'Using a MockAgent also allows you to make assertions on the configuration used to make your request in your application.',
      'You can register every call made within a MockAgent to be able to retrieve the body, headers and so on.',
      'const mockAgent = new MockAgent({ enableCallHistory: true })',
      'mockAgent.getCallHistory()?.firstCall()',
      'Get the first MockCallHistoryLog registered or undefined'
    ]
  },
  {
    question: 'simulate ECONNRESET in a test',
    pages: ['/docs/api/MockPool'],
    sentences: [
      '**replyWithError** `(error: Error) => MockScope` - define an error for a matching request to throw.',
      "}).replyWithError(new Error('kaboom'))"
    ]
  },
  {
    question: 'record real api responses once and play them back offline',
    pages: ['/docs/api/SnapshotAgent'],
    sentences: [
      'The `SnapshotAgent` provides a powerful way to record and replay HTTP requests for testing purposes.',
      'Makes real HTTP requests and saves the responses to snapshots.',
      'Replays recorded responses without making real HTTP requests.'
    ]
  },
  {
    question: 'keep api keys out of the recorded json files',
    pages: ['/docs/api/SnapshotAgent'],
    sentences: [
      '**excludeHeaders** `Array<String>` - Headers to exclude from snapshots (for security)',
      "excludeHeaders: ['authorization', 'x-api-key', 'cookie']",
      'Use the `excludeHeaders` option for production snapshots'
    ]
  },
  {
    question: 'websocket with an authorization header',
    pages: ['/docs/api/WebSocket'],
    sentences: ['**headers** `HeadersInit` (optional) - Custom headers to include in the WebSocket handshake request.']
  },
  {
    question: 'keep a websocket alive from the client side',
    pages: ['/docs/api/WebSocket'],
    sentences: [
      'Sends a ping frame to the WebSocket server.',
      'This can be used for keepalive purposes or to verify that the connection is still active.',
      "import { WebSocket, ping } from 'undici'"
    ]
  },
  {
    question: 'largest websocket message it accepts?',
    pages: ['/docs/api/Client'],
    sentences: [
      '**maxPayloadSize** `number` (optional) - Default: `134217728` (128 MB) - Maximum allowed payload size in bytes for WebSocket messages.'
    ]
  },
  {
    question: 'EventSource extra headers',
    pages: ['/docs/api/EventSource'],
    sentences: [
      'undici allows you to set your own Dispatcher in the EventSource constructor.',
      'An example which allows you to modify the request headers is',
      "opts.headers['x-custom-header'] = 'hello world'"
    ]
  },
  {
    question: 'print every request that goes out to the terminal without changing code',
    pages: ['/docs/api/Debug'],
    sentences: [
      'exposes a debug statement that can be enabled by setting `NODE_DEBUG` within the environment.',
      'NODE_DEBUG=undici node script.js',
      'NODE_DEBUG=fetch node script.js'
    ]
  },
  {
    question: 'i want a callback for each outgoing request so i can add a trace header',
    pages: ['/docs/api/DiagnosticsChannel'],
    sentences: [
      'This message is published when a new outgoing request is created.',
      "request.addHeader('hello', 'world')",
      'It is the preferred way to instrument Undici and retrieve internal information.'
    ]
  },
  {
    question: 'parse the set-cookie headers of a response',
    pages: ['/docs/api/Cookies'],
    sentences: [
      'Parses all `Set-Cookie` headers.',
      'Parses a single `Set-Cookie` header value into a `Cookie` object.',
      'console.log(getSetCookies(headers))'
    ]
  },
  {
    question: 'how many requests are waiting in my pool right now',
    pages: ['/docs/api/PoolStats'],
    sentences: [
      'Number of queued requests across all clients in this pool.',
      'Number of pending requests across all clients in this pool.'
    ]
  },
  {
    question: 'difference of close and destroy, do running requests still finish?',
    pages: ['/docs/api/Dispatcher', '/docs/api/api-lifecycle'],
    sentences: [
      'Closes the dispatcher and gracefully waits for enqueued requests to complete before resolving.',
      'Destroy the dispatcher abruptly with the given error.',
      'All the pending and running requests will be asynchronously aborted and error.',
      'it will complete all existing requests before firing the *done* event.',
      'destroying any queued requests.'
    ]
  },
  {
    question: 'err instanceof errors.UndiciError is false although the code is UND_ERR_SOCKET',
    pages: ['/docs/api/Errors'],
    sentences: [
      "We recommend to avoid the check `instanceof errors.UndiciError` and seek for the `error.code === '<error_code>'` instead to avoid inconsistencies.",
      'Be aware of the possible difference between the global dispatcher version and the actual undici version you might be using.'
    ]
  },
  {
    question: 'refuse responses bigger than 1 MB',
    pages: ['/docs/api/Client', '/docs/api/H2CClient'],
    sentences: [
      '**maxResponseSize** `number | null` (optional) - Default: `-1` - The maximum length of response body in bytes.'
    ]
  },
  {
    question: 'are requests guaranteed to go out in the order i call them',
    pages: [
      '/docs/api/Client',
      '/docs/api/Pool',
      '/docs/api/Agent',
      '/docs/api/BalancedPool',
      '/docs/api/RoundRobinPool',
      '/docs/api/Dispatcher'
    ],
    sentences: ['Requests are not guaranteed to be dispatched in order of invocation.']
  },
  {
    question: 'pipe a download straight into a file with the least overhead',
    pages: ['/docs/api/Dispatcher'],
    sentences: [
      'A faster version of `Dispatcher.request`.',
      'This method expects the second argument `factory` to return a `stream.Writable` stream which the response will be written to.'
    ]
  },
  {
    question: 'bind to a specific local ip address for outgoing connections',
    pages: ['/docs/api/Connector'],
    sentences: ['**localAddress** `string | null` (optional) Local address the socket should connect from.']
  }
]

export const unanswerable: UnanswerableQuestion[] = [
  { question: 'digest authentication', nearMiss: true },
  { question: 'NTLM proxy login', nearMiss: true },
  { question: 'use a proxy.pac file to choose the proxy', nearMiss: true },
  { question: 'does no_proxy accept CIDR ranges like 10.0.0.0/8', nearMiss: true },
  { question: 'can HTTP_PROXY contain a socks5:// url for EnvHttpProxyAgent', nearMiss: true },
  { question: 'what is the default of maxRedirections in the redirect interceptor', nearMiss: true },
  { question: 'is the authorization header dropped when a redirect goes to another origin', nearMiss: true },
  { question: 'how many milliseconds does EventSource wait before it reconnects', nearMiss: true },
  { question: 'does WebSocket reconnect by itself after the connection has closed', nearMiss: true },
  { question: 'turn off permessage-deflate', nearMiss: true },
  { question: 'start a websocket server with it', nearMiss: true },
  { question: 'set a baseURL once like axios.create', nearMiss: true },
  {
    question:
      'I log in with one request and want the session cookie to be stored and sent automatically on all later requests, like with tough-cookie',
    nearMiss: true
  },
  { question: 'compress the request body with brotli before sending', nearMiss: true },
  { question: 'do recorded snapshots expire after some days', nearMiss: true },
  { question: 'encrypt the snapshot file', nearMiss: true },
  { question: 'can SnapshotAgent record WebSocket messages', nearMiss: true },
  { question: 'how many requests per second compared with got and node-fetch', nearMiss: true },
  { question: 'UND_ERR_TOO_MANY_REDIRECTS', nearMiss: true },
  { question: 'what does setGlobalTimeout() accept', nearMiss: true },
  {
    question:
      'Error: getaddrinfo EAI_AGAIN api.example.com\n    at GetAddrInfoReqWrap.onlookupall [as oncomplete] (node:dns:122:26)\nhappens only in our docker image',
    nearMiss: true
  },
  { question: 'is there jitter in the time between two retries', nearMiss: true },
  { question: 'give one upstream of BalancedPool twice as much traffic', nearMiss: true },
  { question: 'does BalancedPool run health checks on its upstreams', nearMiss: true },
  { question: 'circuit breaker that opens after 5 failures', nearMiss: true },
  { question: 'sign requests with aws sigv4', nearMiss: true },
  { question: 'what does the name undici mean', nearMiss: true },
  { question: 'maximum number of queued requests of a Client', nearMiss: true },
  { question: 'does the dns interceptor work with BalancedPool', nearMiss: true },
  { question: 'does the cache interceptor store the responses of a MockAgent', nearMiss: true },
  { question: 'does pingInterval also apply to a WebSocket over HTTP/2', nearMiss: true },
  { question: 'does maxOrigins count the proxy server of a ProxyAgent', nearMiss: true },
  { question: 'in which version will HTTP/2 be the default behavior', nearMiss: true },
  { question: 'is delay of a MockPool reply affected by fake timers in vitest', nearMiss: true },
  { question: 'can i keep using nock to intercept undici.request', nearMiss: true },
  { question: 'rotate through a list of proxies, one per request', nearMiss: true },
  { question: 'wie wechsle ich einen fahrradschlauch' },
  { question: 'best pizza dough hydration for a home oven' },
  { question: 'git undo last commit but keep the changes' },
  { question: 'quelle est la hauteur de la tour eiffel' },
  { question: 'kubernetes delete all evicted pods' },
  { question: 'excel vlookup returns #N/A' },
  { question: 'what is the boiling point of ethanol' },
  { question: 'cómo se dice gracias en finlandés' },
  { question: 'tailwind dark mode toggle' },
  { question: 'how do I declare an optional in swift' }
]
