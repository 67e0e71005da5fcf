// Questions of people who use Fastify, over the documentation in its package (MIT). None is kept back.
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = [
  {
    question:
      'my container starts fine but nothing outside docker can reach the api, only curl from inside works. what do i have to change?',
    pages: ['/Reference/Server', '/Guides/Getting-Started', '/Guides/Serverless', '/Guides/Recommendations'],
    sentences: [
      'When deploying to a Docker, and potentially other, containers, it is advisable to listen on `0.0.0.0` because they do not default to exposing mapped ports to `localhost`',
      'If listening on any available interface is desired, then specifying `0.0.0.0` for the address will listen on all IPv4 addresses.',
      'When deploying to a Docker (or another type of) container using `0.0.0.0` or `::` would be the easiest method for exposing the application.',
      'To listen on all available IPv4 interfaces the example should be modified to listen on `0.0.0.0` like so',
      "fastify.listen({ port: 3000, host: '0.0.0.0' }, function (err, address) {",
      "fastify.listen({ port: 3000, host: '0.0.0.0' }, (err, address) => {",
      'the application must listen on `0.0.0.0` or specify a custom hostname'
    ]
  },
  {
    question: 'posting xml to my route gives 415 Unsupported Media Type, how do i make it accept that',
    pages: ['/Reference/ContentTypeParser', '/Reference/Server', '/Guides/Ecosystem'],
    sentences: [
      'To support other content types, use the `addContentTypeParser` API or an existing',
      "fastify.addContentTypeParser(['text/xml', 'application/xml'], function (request, payload, done) {",
      "fastify.addContentTypeParser('text/xml', function (request, payload, done) {",
      'Unsupported content types will throw an `FST_ERR_CTP_INVALID_MEDIA_TYPE` error.',
      '`fastify.addContentTypeParser(content-type, options, parser)` is used to pass a custom parser for a given content type.',
      'Parse XML payload / request body into JS / JSON object.'
    ]
  },
  {
    question: 'how big can a request body be before fastify refuses it?',
    pages: ['/Reference/Server', '/Reference/Routes'],
    sentences: [
      'Default: `1048576` (1MiB)',
      'Defines the maximum payload, in bytes, the server is allowed to accept.',
      'Defaults to `1048576` (1 MiB).'
    ]
  },
  {
    question: 'allow 50mb json on a single endpoint only, everything else should stay small',
    pages: ['/Reference/Routes'],
    sentences: [
      '`bodyLimit`: prevents the default JSON body parser from parsing request bodies larger than this number of bytes.',
      'You may also set this option globally when first creating the Fastify instance with `fastify(options)`.'
    ]
  },
  {
    question:
      'Is there a limit for how long a slow client may take to send its request, and what is it if I dont set anything? we run without a reverse proxy',
    pages: ['/Reference/Server'],
    sentences: [
      'Defines the maximum number of milliseconds for receiving the entire request from the client.',
      'It must be set to a non-zero value (e.g. 120 seconds) to protect against potential Denial-of-Service attacks in case the server is deployed without a reverse proxy in front.',
      'requestTimeout Default: `0` (no limit)'
    ]
  },
  {
    question: 'nicely formatted logs while developing, plain json in production',
    pages: ['/Reference/Logging'],
    sentences: [
      'Enabling the logger for local development, production, and test environments requires additional configuration',
      "target: 'pino-pretty'",
      'logger: envToLogger[environment] ?? true',
      '`pino-pretty` needs to be installed as a dev dependency.'
    ]
  },
  {
    question: 'keep bearer tokens out of my log output',
    pages: ['/Reference/Logging'],
    sentences: [
      "redact: ['req.headers.authorization']",
      'supports low-overhead log redaction for masking values of specific properties in recorded logs.',
      'Use log redaction to remove sensitive information.',
      'For example, log all HTTP headers except the `Authorization` header for security'
    ]
  },
  {
    question: 'can I silence the request logs of just one noisy route like /health',
    pages: ['/Reference/Server', '/Reference/Routes', '/Reference/Logging'],
    sentences: [
      "return request.url === '/health' || request.url === '/ready'",
      "return request.url === '/health'",
      'When `true` (or a function returning `true`), per-request log lines are suppressed.',
      'This allows for conditional request logging based on the request properties (e.g., URL, headers, decorations).',
      'Different log levels can be set for routes in Fastify by passing the `logLevel` option to the plugin or route with the desired',
      '`logLevel`: set log level for this route.',
      'The log level can be set per-route.'
    ]
  },
  {
    question: 'can i still use my old express middlewares? app.use is not a function',
    pages: [
      '/Reference/Middleware',
      '/Guides/Migration-Guide-V3',
      '/Guides/Migration-Guide-V4',
      '/Guides/Ecosystem',
      '/Reference/Errors'
    ],
    sentences: [
      'As of Fastify v3.0.0, middleware is not supported out of the box and requires an external plugin such as',
      "await fastify.register(require('@fastify/express'))",
      "await fastify.register(require('@fastify/middie'))",
      'If you use Express middleware in your application, please install and register the',
      'With v4 of Fastify, `app.use()` has been removed and the use of middleware is no longer supported.',
      'Express compatibility layer for Fastify.',
      'Register a plugin for handling middlewares.'
    ]
  },
  {
    question:
      "I added a helper with decorate in one plugin, but another plugin that is registered right next to it says it's undefined. Both are registered on the same app. Why can't they see each other and what can I do?",
    pages: [
      '/Reference/Plugins',
      '/Guides/Plugins-Guide',
      '/Reference/Encapsulation',
      '/Guides/Getting-Started',
      '/Guides/Delay-Accepting-Requests'
    ],
    sentences: [
      'Do note that encapsulation applies to the ancestors and siblings, but not the children.',
      'Inside the second register call `instance.util` will throw an error because `util` exists only inside the first register context.',
      'if you need a utility that is available in every part of your application, take care that it is declared in the root scope of your application.',
      'By default, `register` creates a *new scope*, meaning changes to the Fastify instance (via `decorate`) will not affect the current context ancestors, only its descendants.',
      'If `register` is used only to extend server functionality with `decorate`, tell Fastify not to create a new scope.',
      'Use the `fastify-plugin` module',
      'If needed, encapsulation can be broken using fastify-plugin, making anything registered in a descendant context available to the parent context.',
      'Wrapping a plugin function with fastify-plugin exposes the decorators',
      '`fastify-plugin` sets the `skip-override` hidden property, which has a practical effect of making whatever changes we make to our `fastify` object available to the upper scope.'
    ]
  },
  {
    question: 'FST_ERR_DEC_ALREADY_PRESENT',
    pages: ['/Reference/Errors', '/Reference/Decorators'],
    sentences: [
      'A decorator with the same name is already registered.',
      'Use a different decorator name.',
      'with the same name more than once in the same **encapsulated** context will throw an exception.'
    ]
  },
  {
    question:
      "AvvioError [Error]: Plugin did not start in time: 'db'. You may have forgotten to call 'done' function or to resolve a Promise\n    at manageTimeout (/srv/api/node_modules/avvio/lib/plugin.js:281:15)\n    at Timeout._onTimeout (/srv/api/node_modules/avvio/lib/plugin.js:115:7)\n    at listOnTimeout (node:internal/timers:581:17)\nour database needs about 20 seconds to come up, can we give it more time?",
    pages: ['/Reference/Server', '/Reference/Errors'],
    sentences: [
      'The maximum amount of time in *milliseconds* in which a plugin can load.',
      'When set to `0`, disables this check.',
      "`ready` will complete with an `Error` with code `'ERR_AVVIO_PLUGIN_TIMEOUT'`.",
      'Plugin did not start in time.',
      'Increase the timeout for the plugin.'
    ]
  },
  {
    question: 'in what order do the hooks fire for a request',
    pages: ['/Reference/Lifecycle', '/Reference/Hooks', '/Reference/TypeScript'],
    sentences: [
      'This diagram shows the internal lifecycle of Fastify.',
      'There are ten different hooks that you can use in Request/Reply *(in order of execution)*',
      '`onRequest` is the first hook to be executed in the request lifecycle.',
      '`preParsing` is the second hook to be executed in the request lifecycle.',
      'The previous hook was `onRequest`, the next hook will be `preValidation`.',
      'The previous hook was `preParsing`, the next hook will be `preHandler`.',
      'The previous hook was `preValidation`, the next hook will be `preSerialization`.',
      'The previous hook was `preHandler`, the next hook will be `onSend`.',
      '`onResponse` is the seventh and last hook in the request hook lifecycle.',
      'onRequest Hook │ 4**/5** ◀─┴─▶ preParsing Hook │ 4**/5** ◀─┴─▶ Parsing',
      'preValidation Hook │ 400 ◀─┴─▶ Validation │ 4**/5** ◀─┴─▶ preHandler Hook │ 4**/5** ◀─┴─▶ User Handler'
    ]
  },
  {
    question: 'best place to reject unauthenticated requests before the body is even read?',
    pages: ['/Reference/Hooks', '/Reference/Lifecycle', '/Reference/TypeScript', '/Reference/Routes'],
    sentences: [
      'In the onRequest hook, `request.body` will always be `undefined`, because the body parsing happens before the preValidation hook.',
      'If needed, you can respond to a request before you reach the route handler, for example when implementing an authentication hook.',
      'This can be useful if you need to implement authentication, where the preParsing or preValidation hooks are exactly what you need.',
      'If you are using `onRequest` or `preHandler` use `reply.send`.',
      'in the `onRequest` hook, request.body will always be null, because the body parsing happens before the `preHandler` hook.',
      'called as soon as a request is received, it could also be an array of functions.',
      'onRequest Hook │ 4**/5** ◀─┴─▶ preParsing Hook │ 4**/5** ◀─┴─▶ Parsing'
    ]
  },
  {
    question: 'my async hook also calls done() and handlers run two times, is that not allowed?',
    pages: ['/Reference/Hooks', '/Reference/Errors'],
    sentences: [
      'The `done` callback is not available when using `async`/`await` or returning a `Promise`.',
      'If you do invoke a `done` callback in this situation unexpected behavior may occur, e.g. duplicate invocation of handlers.',
      'It is important to __not mix callbacks and `async`/`Promise`__, otherwise the hook chain will be executed twice.',
      'Async hooks should not use the `done` argument.',
      'Remove the `done` argument from the async hook.'
    ]
  },
  {
    question: 'wrap every json answer in { data: ... } before it gets stringified',
    pages: ['/Reference/Hooks'],
    sentences: [
      'If you are using the `preSerialization` hook, you can change (or replace) the payload before it is serialized.',
      'const newPayload = { wrapped: payload }',
      'return { wrapped: payload }'
    ]
  },
  {
    question: 'replace some text in the html string right before it leaves the server',
    pages: ['/Reference/Hooks', '/Reference/TypeScript'],
    sentences: [
      'If you are using the `onSend` hook, you can change the payload.',
      "const newPayload = payload.replace('some-text', 'some-new-text')",
      'You can change the payload with the `onSend` hook.'
    ]
  },
  {
    question: 'custom 404 page',
    pages: ['/Reference/Server', '/Reference/Reply'],
    sentences: [
      '`fastify.setNotFoundHandler(handler(request, reply))`: set the 404 handler.',
      'fastify.setNotFoundHandler(function (request, reply) {',
      'The not found errors generated by the router will use the `setNotFoundHandler`',
      ".send('a custom not found')"
    ]
  },
  {
    question: 'can /v1 and /v2 have a different handler for unknown urls',
    pages: ['/Reference/Server'],
    sentences: [
      'This call is encapsulated by prefix, so different plugins can set different not found handlers if a different `prefix` option is passed to `fastify.register()`.',
      "// Handle not found request without preValidation and preHandler hooks // to URLs that begin with '/v1'",
      'instance.setNotFoundHandler(function (request, reply) {'
    ]
  },
  {
    question: 'what happens if i throw inside my own error handler',
    pages: ['/Reference/Errors', '/Guides/Migration-Guide-V4'],
    sentences: [
      'Throwing a new error in a custom error handler will call the parent `errorHandler`.',
      'When an error is thrown in an async error handler function, the upper-level error handler is executed if set.',
      'If there is no upper-level error handler, the default will be executed as it was previously'
    ]
  },
  {
    question:
      'I want my own json shape when a body does not match the schema, not the default {statusCode, error, message}',
    pages: ['/Reference/Validation-and-Serialization', '/Reference/Routes', '/Reference/Server'],
    sentences: [
      'To format errors, provide a sync function that returns an error as the `schemaErrorFormatter` option when instantiating Fastify.',
      'Use setErrorHandler to define a custom response for validation errors such as',
      'fastify.setSchemaErrorFormatter(function (errors, dataVar) {',
      'Use a custom `errorHandler` to intercept and format custom validation errors.',
      'function that formats the errors from the validation compiler.',
      'Set the schema error formatter for all routes.'
    ]
  },
  {
    question: 'deal with the validation problem inside the handler instead of the automatic 400',
    pages: ['/Reference/Validation-and-Serialization', '/Reference/Routes', '/Reference/Request'],
    sentences: [
      'To handle errors inside the route, specify the `attachValidation` option.',
      "fastify.post('/', { schema, attachValidation: true }, function (req, reply) {",
      '`attachValidation`: attach `validationError` to request, if there is a schema validation error, instead of sending the error to the error handler.',
      'It is set only when the route has the `attachValidation` option enabled and the validation fails; otherwise it is `undefined`.',
      'In that case, Fastify calls the handler instead of replying with a `400` error.'
    ]
  },
  {
    question: 'get all validation errors of a form at once and not only the first one',
    pages: ['/Reference/Validation-and-Serialization', '/Guides/Recommendations'],
    sentences: [
      'allErrors: true',
      '// Explicitly set allErrors to `false`.',
      'Modify the baseline configuration by providing `ajv.customOptions` to the Fastify factory.',
      'Keep Ajv `allErrors` disabled by default.',
      'Enable it only when detailed validation feedback is needed (for example, form-heavy APIs), and avoid it on latency-sensitive endpoints.'
    ]
  },
  {
    question: 'GET /?ids=1 with only one value should still give me an array',
    pages: ['/Reference/Validation-and-Serialization'],
    sentences: [
      'The Ajv default configuration in Fastify supports coercing array parameters in `querystring`.',
      '{"params":{"ids":["1"]}}',
      "coerceTypes: 'array', // change data type of data to match type keyword"
    ]
  },
  {
    question: 'use the same address definition in many routes without copying it',
    pages: ['/Reference/Validation-and-Serialization', '/Reference/Server', '/Guides/Fluent-Schema'],
    sentences: [
      'The `addSchema` API allows adding multiple schemas to the Fastify instance for reuse throughout the application.',
      'Shared schemas can be reused with the JSON Schema **`$ref`** keyword.',
      'This allows you to reuse it everywhere in your application just by using the standard `$ref` keyword.',
      'you can manipulate your schemas more easily and programmatically and then reuse them thanks to the `addSchema()` method.'
    ]
  },
  {
    question: 'a property is missing in the response although my handler definitely returns it',
    pages: ['/Guides/Getting-Started', '/Reference/Validation-and-Serialization', '/Reference/Routes'],
    sentences: [
      'Fastify will serialize only the data present in the response schema.',
      'Using an output schema can drastically increase throughput and help prevent accidental disclosure of sensitive information.',
      '`response`: filter and generate a schema for the response'
    ]
  },
  {
    question: 'how do i stream a big file to the client',
    pages: ['/Reference/Reply', '/Reference/Hooks'],
    sentences: [
      "const stream = fs.createReadStream('some-file', 'utf8')",
      'reply.send(stream)',
      'return reply.send(stream)',
      "If you are sending a stream and you have not set a `'Content-Type'` header, *send* will set it to `'application/octet-stream'`."
    ]
  },
  {
    question:
      'I want to write to the raw node response myself and fastify must not send anything afterwards. reply.sent = true throws now',
    pages: ['/Reference/Reply', '/Guides/Migration-Guide-V5', '/Reference/Lifecycle'],
    sentences: [
      'Sometimes you might need to halt the execution of the normal request lifecycle and handle sending the response manually.',
      'To achieve this, Fastify provides the `reply.hijack()` method',
      'Please use the aforementioned `.hijack()` method to achieve the same effect.',
      'This is no longer possible in v5, use `reply.hijack()` instead.',
      'reply.hijack()',
      'Prevent Fastify from sending the response automatically'
    ]
  },
  {
    question: 'which status does reply.redirect use if i dont pass one',
    pages: ['/Reference/Reply'],
    sentences: [
      'Redirect to the specified URL, the status code is optional (defaults to `302`).',
      'Redirects a request to the specified URL, the status code is optional, default to `302` (if status code is not already set by calling `code`).',
      'Example (no `reply.code()` call) sets status code to `302` and redirects to `/home`'
    ]
  },
  {
    question: 'can a handler give back a web Response object like the one from fetch?',
    pages: ['/Reference/Reply', '/Guides/Ecosystem'],
    sentences: [
      '`Response` allows to manage the reply payload, status code and headers in one place.',
      'reply.send(response)',
      'const response = new Response(readableStream, {',
      'Enables returning web streams objects `Response` and `ReadableStream` in routes.'
    ]
  },
  {
    question: 'send a checksum after the body has been written',
    pages: ['/Reference/Reply'],
    sentences: [
      'Trailer is usually used when you need a header that requires heavy resources to be sent after the `data`, for example, `Server-Timing` and `Etag`.',
      "reply.trailer('content-md5', function(reply, payload, done) {",
      "reply.trailer('content-md5', async function(reply, payload) {"
    ]
  },
  {
    question: 'connect to postgres',
    pages: ['/Guides/Database', '/Guides/Ecosystem'],
    sentences: [
      'Install the plugin by running `npm i pg @fastify/postgres`.',
      "fastify.register(require('@fastify/postgres'), {",
      "connectionString: 'postgres://postgres@localhost/postgres'",
      'Fastify PostgreSQL connection plugin, with this you can share the same PostgreSQL connection pool in every part of your server.'
    ]
  },
  {
    question: 'does the redis connection get closed when the server shuts down?',
    pages: ['/Guides/Database'],
    sentences: [
      "By default `@fastify/redis` doesn't close the client connection when Fastify server shuts down.",
      'closeClient: true'
    ]
  },
  {
    question: 'serve http2 but old clients that only talk http/1.1 must keep working on the same port',
    pages: ['/Reference/HTTP2'],
    sentences: [
      'allowHTTP1: true, // fallback support for HTTP1',
      'ALPN negotiation enables both HTTPS and HTTP/2 over the same socket.',
      '// This route can be accessed through both protocols'
    ]
  },
  {
    question: 'run my app on aws lambda behind api gateway',
    pages: ['/Guides/Serverless', '/Guides/Ecosystem'],
    sentences: [
      'which only adds API Gateway support but has heavy optimizations for fastify.',
      "const awsLambdaFastify = require('@fastify/aws-lambda')",
      'const proxy = awsLambdaFastify(init())',
      'allows you to easily build serverless web applications/services and RESTful APIs using Fastify on top of AWS Lambda and Amazon API Gateway.'
    ]
  },
  {
    question: 'POST body is broken on google cloud functions, works locally',
    pages: ['/Guides/Serverless'],
    sentences: [
      'since the Google Cloud Functions platform parses the body of the request before it arrives at the Fastify instance, troubling the body request in case of `POST` and `PATCH` methods, you need to add a custom `Content-Type Parser` to mitigate this behavior.',
      "fastify.addContentTypeParser('application/json', {}, (req, body, done) => {",
      'done(null, body.body);'
    ]
  },
  {
    question: 'test a route without opening a port',
    pages: ['/Guides/Testing', '/Reference/Server'],
    sentences: [
      'Fastify comes with built-in support for fake HTTP injection thanks to',
      'we will use the `.inject` method to make a fake request to our route',
      'const response = await app.inject({',
      '// Use fastify.inject to fake a HTTP Request',
      'Fake HTTP injection (for testing purposes)'
    ]
  },
  {
    question: 'can i use supertest with it?',
    pages: ['/Guides/Testing'],
    sentences: ["const supertest = require('supertest')", 'const response = await supertest(fastify.server)']
  },
  {
    question:
      'app.close() hangs for over a minute since browsers hold their keep-alive connections open. Can I have it kill those sockets right away?',
    pages: ['/Reference/Server'],
    sentences: [
      'When set to `true`, upon `close` the server will iterate the current persistent connections and destroy their sockets.',
      '`true` — all persistent connections are destroyed immediately.',
      'When set to `"idle"`, upon `close` the server will iterate the current persistent connections which are not sending a request or waiting for a response and destroy their sockets.'
    ]
  },
  {
    question: 'stop a long db query when the user closes the browser tab',
    pages: ['/Reference/Request', '/Guides/Detecting-When-Clients-Abort', '/Reference/Hooks'],
    sentences: [
      'An `AbortSignal` that aborts when the handler timeout fires or the client disconnects.',
      'An `AbortSignal` that aborts on handler timeout or client disconnect.',
      'Pass it to `fetch()`, database queries, or any API accepting a `signal` option for cooperative cancellation.',
      'At any point in your business logic, you can check if the request has been aborted and perform alternative actions.',
      'if (request.raw.aborted) {',
      'The `aborted` property is still the most reliable way to detect when a client intentionally aborts a request.',
      'The `onRequestAbort` hook is executed when a client closes the connection before the entire request has been processed.'
    ]
  },
  {
    question:
      'Our api needs a key from a third party which arrives by webhook a few seconds after boot. Until then customers should get 503 with Retry-After, but the webhook route itself has to work. How would you build that?',
    pages: ['/Guides/Delay-Accepting-Requests'],
    sentences: [
      "What we'll do to improve this setup overall is create a `Plugin` that'll be solely responsible for making sure we both",
      'enveloping those routes with an `onRequest` hook that will make sure no requests',
      "reply.header('Retry-After', USUAL_WAIT_TIME_MS)",
      'reply.statusCode = 503',
      "server.register(delay(customerRoutes), { prefix: '/v1' })"
    ]
  },
  {
    question: 'what happens when someone posts {"__proto__": ...} and can i just strip it',
    pages: ['/Reference/Server'],
    sentences: [
      'Defines what action the framework must take when parsing a JSON object with `__proto__`.',
      "Possible values are `'error'`, `'remove'`, or `'ignore'`.",
      "onProtoPoisoning Default: `'error'`"
    ]
  },
  {
    question: 'how do i get req.query and req.body typed in typescript',
    pages: ['/Reference/TypeScript', '/Reference/Type-Providers', '/Guides/Migration-Guide-V3'],
    sentences: [
      'The shorthand route methods (i.e. `.get`) accept a generic object `RouteGenericInterface` containing five named properties: `Body`, `Querystring`, `Params`, `Headers` and `Reply`.',
      'The corresponding property names are: `Body`, `Querystring`, `Params`, `Headers`.',
      'Querystring: IQuerystring',
      'Type Providers are a TypeScript feature that enables Fastify to infer type information from inline JSON Schema.',
      'Querystring: PingQuerystring;',
      'console.log(request.body); // This is of type `PingBody`'
    ]
  },
  {
    question: 'typebox schema, no generics',
    pages: ['/Reference/Type-Providers', '/Reference/TypeScript', '/Guides/Ecosystem'],
    sentences: [
      '$ npm i typebox @fastify/type-provider-typebox',
      'const server = Fastify().withTypeProvider<TypeBoxTypeProvider>()',
      'They are an alternative to specifying generic arguments on routes',
      'Fastify offers two packages wrapping `json-schema-to-ts` and `typebox`'
    ]
  },
  {
    question:
      "TS2339: Property 'user' does not exist on type 'FastifyRequest<RouteGenericInterface, Server, IncomingMessage>'",
    pages: ['/Reference/TypeScript', '/Reference/Hooks'],
    sentences: [
      'If you need to add custom properties to the `FastifyRequest` object (such as when using the `decorateRequest` method) you need to use declaration merging on this interface.',
      'interface FastifyRequest { // you must reference the interface and not the type',
      'update the `FastifyRequest` core interface to include your new property typing',
      'export interface FastifyRequest {',
      'The `setDecorator<T>` method eliminates the need for explicit type assertions while providing type safety'
    ]
  },
  {
    question: 'minimum node version for v5?',
    pages: ['/Guides/Migration-Guide-V5', '/Reference/LTS'],
    sentences: [
      'Fastify v5 will only support Node.js v20+.',
      'If you are using an older version of Node.js, you will need to upgrade to a newer version to use Fastify v5.',
      '5.0.0 | 2024-09-17 | TBD | 20, 22'
    ]
  },
  {
    question: 'until when does version 4 get security fixes',
    pages: ['/Reference/LTS', '/Guides/Migration-Guide-V5'],
    sentences: [
      '4.0.0 | 2022-06-08 | 2025-06-30',
      'Fastify v4 is still supported until June 30, 2025.',
      'Major releases will receive security updates for an additional six months from the release of the next major release.'
    ]
  },
  {
    question: "reply.redirect(302, '/login') stopped working since i upgraded",
    pages: ['/Guides/Migration-Guide-V5', '/Reference/Reply'],
    sentences: [
      'The `reply.redirect()` method has a new signature: `reply.redirect(url: string, code?: number)`.',
      "reply.redirect('/new-route', 301)",
      "reply.redirect('/home', 303)",
      '.redirect(dest, [code])'
    ]
  },
  {
    question: "server.listen(3000, '0.0.0.0') throws after the upgrade",
    pages: ['/Guides/Migration-Guide-V5', '/Guides/Migration-Guide-V4', '/Reference/Server'],
    sentences: [
      'The variadic argument signature of the `.listen()` method has been removed.',
      'This means that you can no longer call `.listen()` with a variable number of arguments.',
      'fastify.listen({ port: 8000 })',
      'With Fastify v4, only the following invocations are valid',
      'The variadic signature of the `fastify.listen()` method is now deprecated.',
      "fastify.listen({ port: 3000, host: '0.0.0.0' }, (err, address) => {"
    ]
  },
  {
    question: 'make the id at the end of a url optional',
    pages: ['/Reference/Routes', '/Guides/Migration-Guide-V4'],
    sentences: [
      'The last parameter can be made optional by adding a question mark ("?") to the end of the parameter name.',
      "fastify.get('/example/posts/:id?', function (request, reply) {",
      'You will now need to declare the optional parameters explicitly.',
      "fastify.get('/posts/:id?', (request, reply) => {"
    ]
  },
  {
    question: 'url param that only matches digits',
    pages: ['/Reference/Routes'],
    sentences: [
      "fastify.get('/example/:file(^\\\\d+).png', function (request, reply) {",
      'Regular expression routes are supported, but slashes must be escaped.'
    ]
  },
  {
    question: 'two versions of the same path, picked by a header the client sends',
    pages: ['/Reference/Routes'],
    sentences: [
      "Versioned routes allows multiple handlers to be declared for the same HTTP route path, matched according to the request's `Accept-Version` header.",
      "constraints: { version: '1.2.0' }",
      'You can provide a `version` key in the `constraints` option to a route.'
    ]
  },
  {
    question: 'admin.example.com and www.example.com should hit different handlers in one server, posible?',
    pages: ['/Reference/Routes'],
    sentences: [
      'Provide a `host` key in the `constraints` route option to limit the route to certain values of the request `Host` header.',
      "constraints: { host: 'auth.fastify.example' }",
      'Fastify supports constraining routes to match certain requests based on properties like the `Host` header'
    ]
  },
  {
    question: '/Foo and /foo should be the same route',
    pages: ['/Reference/Server'],
    sentences: [
      'When `false` then routes are case-insensitive.',
      'By setting `caseSensitive` to `false`, all paths will be matched as lowercase, but the route parameters or wildcards will maintain their original letter casing.'
    ]
  },
  {
    question: 'do i have to define HEAD routes myself',
    pages: ['/Reference/Server', '/Reference/Routes', '/Guides/Migration-Guide-V4'],
    sentences: [
      'Automatically creates a sibling `HEAD` route for each `GET` route defined.',
      'creates a sibling `HEAD` route for any `GET` routes.',
      'every `GET` route will create a sibling `HEAD` route.'
    ]
  },
  {
    question: 'put all routes of a file below /api/v1',
    pages: ['/Reference/Routes', '/Reference/Plugins', '/Reference/Server'],
    sentences: [
      "fastify.register(require('./routes/v1/users'), { prefix: '/v1' })",
      'To use a prefix for all routes, place them inside a plugin',
      "}, { prefix: '/v1' }) // global route prefix",
      'If an option with the key `prefix` and a `string` value is passed, Fastify will use it to prefix all the routes inside the register.',
      'The full path that will be prefixed to a route.'
    ]
  },
  {
    question: 'my routes are wrapped in fastify-plugin and the prefix option is ignored',
    pages: ['/Reference/Routes', '/Reference/Plugins'],
    sentences: [
      'to wrap routes, this option will not work.',
      'To make it work, wrap a plugin in a plugin',
      'this option will not work (see the workaround).',
      'These options will be ignored when used with fastify-plugin.'
    ]
  },
  {
    question: 'request.ip always shows the address of our load balancer',
    pages: ['/Reference/Server', '/Reference/Request', '/Guides/Recommendations'],
    sentences: [
      'By enabling the `trustProxy` option, Fastify will know that it is sitting behind a proxy and that the `X-Forwarded-*` header fields may be trusted',
      'const fastify = Fastify({ trustProxy: true })',
      'This value is taken from `socket.remoteAddress` (or from `X-Forwarded-For` when `trustProxy` is enabled).',
      'trustProxy to the address of your NGINX server so the X-Forwarded'
    ]
  },
  {
    question: 'use the incoming x-request-id header as id in the logs',
    pages: ['/Reference/Server', '/Reference/Logging', '/Reference/Request'],
    sentences: [
      'Setting `requestIdHeader` to a non-empty string will use the specified string as the `requestIdHeader`.',
      'The header name used to set the request-id.',
      "requestIdHeader: 'x-custom-id', // -> use 'X-Custom-Id' header if available",
      'If the `requestIdHeader` option is set and the corresponding header is present, its value is used; otherwise, a new incremental ID is generated.',
      'It is generated by `genReqId`, or read from the header configured with `requestIdHeader` when the incoming request includes it.'
    ]
  },
  {
    question: 'show list of registered routes in console',
    pages: ['/Reference/Server', '/Guides/Ecosystem'],
    sentences: [
      'console.log(fastify.printRoutes())',
      'Fastify router builds a tree of routes for each HTTP method.',
      'A Fastify plugin that prints all available routes.',
      'A simple plugin for Fastify to list all available routes.',
      'Prints your routes to the console, so you definitely know which endpoints are available.'
    ]
  },
  {
    question:
      'kubernetes says readiness probe failed: dial tcp 10.1.0.7:4000: connect: connection refused, yet the app is up when i exec into the pod',
    pages: ['/Guides/Recommendations'],
    sentences: [
      'Fastify listens on `127.0.0.1` by default.',
      'The probe will not be able to reach the application in this case.',
      'the application must listen on `0.0.0.0` or specify a custom hostname in the `readinessProbe.httpGet` spec'
    ]
  },
  {
    question: 'how many cpus should one instance get in k8s',
    pages: ['/Guides/Recommendations'],
    sentences: [
      'To have the lowest possible latency, 2 vCPU are recommended per app instance (e.g., a k8s pod).',
      'It is totally fine to run Node.js applications with 1 vCPU.',
      'consider using a smaller amount of vCPUs per app instance.'
    ]
  },
  {
    question: 'compare performance of two git branches',
    pages: ['/Guides/Benchmarking'],
    sentences: [
      'branchcmp --rounds 2 --script "npm run benchmark"',
      'Checkout multiple git branches, execute scripts, and log the results.',
      'branchcmp --rounds 2 --gitflow --script "npm run benchmark"'
    ]
  },
  {
    question:
      'since v5 our DELETE calls fail with "Body cannot be empty when content-type is set to \'application/json\'". why?',
    pages: ['/Guides/Migration-Guide-V5', '/Reference/Errors'],
    sentences: [
      'In v4, Fastify allowed `DELETE` requests with a `Content-Type: application/json` header and an empty body was accepted.',
      'Remove support for DELETE with a `Content-Type: application/json` header and an empty body',
      'Body cannot be empty when content-type is set to'
    ]
  },
  {
    question: 'nested query strings like filter[name]=x, want to parse with qs',
    pages: ['/Reference/Server', '/Guides/Ecosystem'],
    sentences: [
      'querystringParser: str => qs.parse(str)',
      'You can use this option to use a custom parser, such as `qs`.',
      'A plugin for Fastify that adds support for parsing URL query parameters with'
    ]
  },
  {
    question: 'why cant i give decorateRequest an object as the start value, it worked in v4',
    pages: ['/Reference/Decorators', '/Guides/Migration-Guide-V5', '/Reference/Errors'],
    sentences: [
      'the object reference would be shared with all requests, and **any mutation will impact all requests, potentially creating security vulnerabilities or memory leaks**.',
      'Using `decorateRequest` will emit an error if used with a reference type',
      'Decorating Request/Reply with a reference type (`Array`, `Object`) is now prohibited as this reference is shared amongst all requests.',
      'The decorator cannot be a reference type.',
      'Define the decorator with a getter/setter interface or an empty decorator with a hook.'
    ]
  },
  {
    question: 'support webdav verbs such as PROPFIND and MKCOL',
    pages: ['/Reference/Server', '/Guides/Migration-Guide-V5', '/Reference/Routes'],
    sentences: [
      'The `addHttpMethod` method allows to add any non standard HTTP methods to the server that are',
      "fastify.addHttpMethod('MKCOL', { hasBody: true })",
      "It's now possible to add them back using the `addHttpMethod` method.",
      'To accept more methods, the `addHttpMethod` must be used.'
    ]
  },
  {
    question: 'check whether @fastify/cookie is already registered',
    pages: ['/Reference/Server'],
    sentences: [
      'Method to check if a specific plugin has been registered.',
      "fastify.hasPlugin('@fastify/cookie') // true"
    ]
  },
  {
    question: 'is it possible to turn off one single FSTWRN warning',
    pages: ['/Reference/Warnings'],
    sentences: [
      'Pass `--disable-warning=FSTWRN004` to disable a specific warning',
      'Warnings can also be disabled, though it is not recommended.'
    ]
  },
  {
    question:
      'FastifyError: Reply was already sent, did you forget to "return reply" in "/me" (GET)?\n    at Reply.send (/app/node_modules/fastify/lib/reply.js:151:20)\n    at Timeout._onTimeout (/app/src/hooks/auth.js:14:11)\n  code: \'FST_ERR_REP_ALREADY_SENT\'\ni answer inside a setTimeout in an async preHandler',
    pages: ['/Reference/Hooks', '/Reference/Routes', '/Guides/Migration-Guide-V4', '/Reference/Errors'],
    sentences: [
      'return reply // mandatory, so the request is not executed further',
      '// Commenting the line above will allow the hooks to continue and fail with FST_ERR_REP_ALREADY_SENT',
      'When `reply.send()` is called outside of the promise chain, it is important to `return reply` otherwise the request will be executed twice.',
      'If you are sending a response without `await` on it, make sure to always `return reply`',
      'In this case, do not forget to `return reply` or `await reply` in your `async` handler to avoid race conditions.',
      'you will now need to return the `reply` argument from your router handler.',
      'A response was already sent.'
    ]
  },
  {
    question: 'i need the untouched body to verify a webhook signature',
    pages: ['/Guides/Ecosystem', '/Reference/ContentTypeParser', '/Guides/Serverless'],
    sentences: [
      'Add the `request.rawBody` field.',
      "use the `parseAs` option in the `addContentTypeParser` API, specifying `'string'` or `'buffer'`.",
      "fastify.addContentTypeParser('application/json', { parseAs: 'string' }, function (req, body, done) {",
      'It also provides access to the raw body, unparsed, which is useful for calculating request signatures to validate HTTP webhooks.',
      'req.rawBody = payload.rawBody'
    ]
  },
  {
    question: 'let it choose a free port by itself, then how do i know which',
    pages: ['/Reference/Server', '/Guides/Testing'],
    sentences: [
      'If the `port` is omitted (or is set to zero), a random available port is automatically chosen (available via `fastify.server.address().port`).',
      'This method returns an array of addresses that the server is listening on.',
      "'http://localhost:' + fastify.server.address().port"
    ]
  },
  {
    question: 'answer 503 when a handler needs longer than 10 seconds',
    pages: ['/Reference/Server', '/Reference/Routes', '/Reference/Lifecycle'],
    sentences: [
      'handlerTimeout: 10000 // 10s default for all routes',
      'If the response is not sent within this time, a `503 Service Unavailable` error is returned and `request.signal` is aborted.',
      "`handlerTimeout`: maximum number of milliseconds for the route's full lifecycle.",
      'If the response is not sent within the allowed time, `request.signal` is aborted and a `503 Service Unavailable` error is sent.'
    ]
  },
  {
    question: 'GET /verify/:token is 404 but only if the token is really long',
    pages: ['/Reference/Server', '/Reference/Errors'],
    sentences: [
      'You can set a custom length for parameters in parametric (standard, regex, and multi) routes by using `maxParamLength` option; the default value is 100 characters.',
      'If the maximum length limit is reached, the not found route will be invoked.',
      'Adjust the param length or increase the max param length to meet your needs.'
    ]
  },
  {
    question: 'can a fastify instance be started again after close()',
    pages: ['/Reference/Errors'],
    sentences: ['Fastify has already been closed and cannot be reopened.']
  },
  {
    question: 'load every plugin file in a folder automaticaly',
    pages: ['/Guides/Ecosystem'],
    sentences: [
      'Require all plugins in a directory.',
      'Load routes from a directory and inject the Fastify instance in each file.'
    ]
  },
  {
    question: 'will my plugin be accepted in the ecosystem list if it has no tests',
    pages: ['/Guides/Write-Plugin'],
    sentences: [
      'A plugin without tests will not be accepted to the ecosystem list.',
      'A plugin **must** be thoroughly tested to verify that it is working properly.'
    ]
  },
  {
    question: 'custom type provider: should the fallback be never or unknown',
    pages: ['/Guides/Write-Type-Provider'],
    sentences: [
      'reduction in type provider interfaces should only be done up to `unknown`.',
      '// good, anything can be assigned to `unknown`',
      '// bad, nothing is assignable to `never` (except for itself)'
    ]
  },
  {
    question: 'why are native c++ addons not welcome in core',
    pages: ['/Reference/Principles'],
    sentences: ['binary addons are forbidden because most JavaScript developers do not have access to a compiler.']
  },
  {
    question: 'automatic tool that rewrites my v3 code for v4',
    pages: ['/Guides/Migration-Guide-V4'],
    sentences: [
      'npx codemod@latest fastify/4/migration-recipe',
      'publish codemods that will automatically update your code to many of the new APIs and patterns in Fastify v4.'
    ]
  },
  {
    question: 'may i put screenshots into a documentation pull request?',
    pages: ['/Guides/Style-Guide'],
    sentences: [
      'Do not add videos or screenshots to the documentation.',
      'Videos and images will eventually end up becoming outdated as new updates keep developing.'
    ]
  },
  {
    question: 'client gets our raw SQL error text in the 500 response, how to hide that',
    pages: ['/Reference/Errors', '/Reference/Reply'],
    sentences: [
      'Because `message` and `code` are forwarded as-is, errors thrown by libraries deeper in your application are exposed to the client.',
      'If unexpected errors must not reach the client, handle this explicitly.',
      'Register a `setErrorHandler` to replace the message for errors you did not raise deliberately, while letting the ones you did pass through',
      ".send(statusCode >= 500 ? 'Internal server error' : error.message)"
    ]
  },
  {
    question: 'run database clean up code on shutdown',
    pages: ['/Reference/Hooks', '/Guides/Database', '/Reference/TypeScript', '/Reference/Server'],
    sentences: [
      'This makes `onClose` the safe place for plugins to release resources such as database connection pools, as no new requests will arrive.',
      "fastify.addHook('onClose', async (instance) => {",
      "fastify.addHook('onClose', (fastify, done) => {",
      'It is useful when plugins need a "shutdown" event, for example to close an open connection to a database.',
      "call this function to close the server instance and run the `'onClose'` hook."
    ]
  }
]

export const unanswerable: UnanswerableQuestion[] = [
  { question: 'is there an upper limit for the number of routes i can register', nearMiss: true },
  { question: 'how many requests per second does fastify do compared to express and koa', nearMiss: true },
  { question: 'default time window of @fastify/rate-limit', nearMiss: true },
  { question: 'what arguments does fastify.setTimeoutHandler get?', nearMiss: true },
  { question: 'FST_ERR_RATE_LIMIT_EXCEEDED', nearMiss: true },
  { question: 'how do i fix the FSTDEP031 deprecation', nearMiss: true },
  { question: 'can i remove a hook again that was added with addHook', nearMiss: true },
  { question: 'unregister a plugin while the server is running', nearMiss: true },
  { question: 'delete a route at runtime, something like fastify.removeRoute()', nearMiss: true },
  { question: 'which bun version do I need for fastify 5', nearMiss: true },
  { question: 'http/3 quic support', nearMiss: true },
  { question: 'when will fastify v6 be released?', nearMiss: true },
  { question: 'how much does the HeroDevs support for old versions cost per year', nearMiss: true },
  { question: 'is request.signal aborted when fastify.close() is called?', nearMiss: true },
  { question: 'which pino version ships inside fastify 5', nearMiss: true },
  { question: 'rotate the log file every day and keep 14 of them', nearMiss: true },
  { question: 'what is the largest total size of request headers it accepts by default', nearMiss: true },
  { question: 'HTTP 431 Request Header Fields Too Large', nearMiss: true },
  { question: 'set SameSite=Lax on the session cookie', nearMiss: true },
  { question: 'does @fastify/nextjs work with the app router', nearMiss: true },
  {
    question: 'graphql subscriptions over websocket with mercurius, how do I configure the pubsub emitter',
    nearMiss: true
  },
  {
    question:
      'I want one prisma transaction per request which is rolled back automatically if the handler throws. How would I wire that with hooks?',
    nearMiss: true
  },
  { question: 'how long is a cold start of a small fastify app on lambda in milliseconds', nearMiss: true },
  { question: 'deploy to cloudflare workers', nearMiss: true },
  { question: 'upload a file as multipart/form-data through app.inject in a test', nearMiss: true },
  { question: 'does inject follow redirects?', nearMiss: true },
  { question: 'has reply something like res.attachment() of express to force a download', nearMiss: true },
  { question: "express has next('route') to jump to the next matching route, whats the equivalent", nearMiss: true },
  {
    question:
      "Error: Premature close\n    at onclose (node:internal/streams/end-of-stream:162:30)\n    at processTicksAndRejections (node:internal/process/task_queues:85:11)\n  code: 'ERR_STREAM_PREMATURE_CLOSE'\nThis shows up in the log when I send a stream",
    nearMiss: true
  },
  { question: 'listen EADDRINUSE: address already in use :::3000', nearMiss: true },
  { question: 'why did the team pick ajv over zod as the default validator', nearMiss: true },
  { question: 'under which license is fastify itself published', nearMiss: true },
  { question: 'can a trailer be set in the onError hook', nearMiss: true },
  { question: 'does writeEarlyHints work when http2 is true', nearMiss: true },
  { question: 'is genReqId called again after reply.callNotFound', nearMiss: true },
  { question: 'does childLoggerFactory still run for a request when disableRequestLogging is true', nearMiss: true },
  { question: 'maximum number of hooks for a route', nearMiss: true },
  { question: 'does hasRoute return true for the HEAD route that exposeHeadRoutes creates', nearMiss: true },
  { question: 'does findRoute also find routes of a child context', nearMiss: true },
  { question: 'is the onListen hook executed once for every address when the host is localhost', nearMiss: true },
  { question: 'does the rounding in serializerOpts also apply to reply.serializeInput', nearMiss: true },
  { question: 'is onRequestAbort executed when handlerTimeout fires', nearMiss: true },
  { question: 'how long does compile take with thousands of routes', nearMiss: true },
  { question: 'do logSerializers of a plugin apply to setNotFoundHandler', nearMiss: true },
  { question: 'what is the default timeout of an onReady hook', nearMiss: true },
  { question: 'hide an internal route from the swagger ui page', nearMiss: true },
  { question: 'refresh tokens with @fastify/jwt, where do i set how long they are valid', nearMiss: true },
  { question: 'socket.io together with fastify', nearMiss: true },
  { question: '¿Cuál es la mejor época para visitar Patagonia?' },
  { question: 'how do i center a div vertically with flexbox' },
  { question: 'wie lange muss ein ei kochen bis es hart ist' },
  { question: 'difference between a left join and an inner join in sql' },
  { question: 'who won the world cup in 1998' },
  { question: 'pandas groupby multiple columns and sum' },
  { question: 'comment désinstaller un paquet sous debian' },
  { question: 'what does the borrow checker in rust complain about when i use a moved value' },
  { question: 'translate good morning into japanese' },
  { question: 'train times from Milan to Zurich' },
  { question: 'vim how to quit without saving' },
  { question: 'Какая столица Австралии?' }
]
