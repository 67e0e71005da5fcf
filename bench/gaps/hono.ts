import type { Need } from './contract.ts'

/** What users of Hono want to know, each as several of them would ask it. */
export const needs: Need[] = [
  {
    need: 'rate limiting',
    questions: [
      'how do I rate limit requests per ip',
      'is there a rate limiter middleware?',
      'limit the number of requests a client can make per minute',
      'throttle requests in hono'
    ]
  },
  {
    need: 'file upload',
    questions: [
      'How do I upload a file?',
      'file upload with a multipart form',
      'save an uploaded image to disk',
      'get the uploaded file in the handler',
      'uploading several files at once'
    ]
  },
  {
    need: 'websocket on node',
    questions: [
      'websockets with node.js',
      'upgradeWebSocket does not work on node',
      'how can I use a websocket when running on the node server',
      'ws connection node adapter'
    ]
  },
  {
    need: 'graphql',
    questions: ['can hono serve graphql?', 'graphql server with hono', 'how to add a GraphQL endpoint']
  },
  {
    need: 'database with prisma',
    questions: [
      'use prisma with hono',
      'How do I connect Prisma to a hono app on cloudflare workers?',
      'prisma client in a worker',
      'where should I create the prisma client'
    ]
  },
  {
    need: 'cors preflight fails',
    questions: [
      'CORS error on preflight',
      'OPTIONS request is answered 404 by my api, cors blocked',
      'access-control-allow-origin header missing',
      'cors middleware does not work with credentials',
      'browser blocks my request because of cors'
    ]
  },
  {
    need: 'environment variables',
    questions: [
      'how to read environment variables',
      'process.env is undefined on workers',
      'access env vars in a handler',
      'where do I put the .env file for local development'
    ]
  },
  {
    need: 'verify a jwt',
    questions: [
      'How do I verify a JWT?',
      'jwt middleware with a public key',
      'check the jwt token of the authorization header',
      'decode jwt payload in the handler'
    ]
  },
  {
    need: 'session',
    questions: [
      'sessions in hono',
      'is there session support, like express-session?',
      'keep a user logged in with a session cookie',
      'session middleware'
    ]
  },
  {
    need: 'static files on node',
    questions: [
      'serve static files',
      'serveStatic returns 404 for my css',
      'how do I serve a folder of static assets from the node server',
      'static file path with serveStatic'
    ]
  },
  {
    need: 'testing with vitest',
    questions: [
      'how to write tests',
      'testing a hono app with vitest',
      'unit test for a route',
      'mock the env in a test'
    ]
  },
  {
    need: 'server-sent events',
    questions: [
      'server sent events',
      'SSE stream with hono',
      'streamSSE closes the connection too early',
      'send events to the browser with EventSource'
    ]
  },
  {
    need: 'rpc client types slow',
    questions: [
      'hc client makes my IDE slow',
      'type checking of the rpc client takes minutes',
      'typescript server very slow with hono rpc',
      'speed up type inference of hc'
    ]
  },
  {
    need: 'validation error message',
    questions: [
      'customise the validation error of zValidator',
      'zod validator: how to return my own error response',
      'change the error format when validation fails',
      'zValidator returns 400 with a huge json, can I change that'
    ]
  },
  {
    need: 'openapi',
    questions: [
      'generate an openapi document',
      'swagger ui for hono',
      'openapi spec from routes',
      'how do I document my api with openapi / swagger?'
    ]
  },
  {
    need: 'get the client ip address',
    questions: [
      'get the ip address of the client',
      'remote address of the request',
      'how can I find out the user ip',
      'client ip behind a proxy'
    ]
  },
  {
    need: 'error handling',
    questions: [
      'global error handler',
      'catch exceptions of all routes in one place',
      'app.onError is not called',
      'how to handle errors globally'
    ]
  },
  {
    need: 'set a cookie',
    questions: [
      'set a cookie',
      'setCookie with httpOnly and secure',
      'how do I set an http only cookie in the response',
      'signed cookies'
    ]
  },
  {
    need: 'deploy to vercel',
    questions: [
      'deploy to vercel',
      'hono on vercel gives 404',
      'vercel deployment fails',
      'how do I run hono on Vercel edge functions'
    ]
  },
  {
    need: 'docker',
    questions: ['docker image for hono', 'Dockerfile example', 'how to run a hono app in docker']
  },
  {
    need: 'jsx setup',
    questions: [
      'how to set up jsx',
      'JSX does not compile, tsconfig settings',
      'jsxImportSource for hono/jsx',
      'tsconfig for jsx'
    ]
  },
  {
    need: 'compression',
    questions: ['gzip responses', 'compress middleware has no effect', 'enable compression of the response']
  },
  {
    need: 'body size limit',
    questions: ['limit the size of the request body', 'max body size', 'payload too large 413, raise the body limit']
  },
  {
    need: 'redirect to https',
    questions: ['redirect http to https', 'force https', 'how can I enforce https for all requests']
  },
  {
    need: 'group routes in files',
    questions: [
      'split routes into several files',
      'how to organise a larger application',
      'project structure, routes in separate files',
      'best way to structure routes and controllers'
    ]
  }
]
