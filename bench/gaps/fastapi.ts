import type { Need } from './contract.ts'

/** What users of FastAPI want to know, each as several of them would ask it. */
export const needs: Need[] = [
  {
    need: 'background task queue',
    questions: [
      'run a task in the background after the response',
      'background tasks or celery?',
      'long running job in background task blocks the server',
      'how do I start a background job from a request'
    ]
  },
  {
    need: 'upload large files',
    questions: [
      'upload a large file without loading it into memory',
      'UploadFile and memory with big files',
      'maximum upload size',
      'how to stream a huge file upload to disk'
    ]
  },
  {
    need: 'oauth2 login with google',
    questions: [
      'login with google',
      'google oauth2 sign in',
      'how can users sign in with their Google account',
      'social login google oauth'
    ]
  },
  {
    need: 'jwt refresh token',
    questions: [
      'refresh tokens with jwt',
      'how to renew an expired jwt access token',
      'implement a refresh token endpoint',
      'token expired, how do I refresh it'
    ]
  },
  {
    need: 'async database sqlalchemy',
    questions: [
      'sqlalchemy async session',
      'use an async engine of sqlalchemy',
      'AsyncSession as a dependency',
      'how do I use async SQLAlchemy with fastapi'
    ]
  },
  {
    need: 'database migrations',
    questions: [
      'alembic migrations',
      'how do I migrate the database schema',
      'change a table without losing data, migration',
      'set up alembic with sqlmodel'
    ]
  },
  {
    need: 'cors',
    questions: [
      'CORS error from my react frontend',
      'allow_origins does not work',
      'blocked by CORS policy: no access-control-allow-origin header',
      'cors with credentials and wildcard origins',
      'how to enable cors'
    ]
  },
  {
    need: '422 for valid json',
    questions: [
      'why do I get 422 unprocessable entity',
      '422 error when posting json',
      'unprocessable entity on a post request with a valid body',
      'POST gives 422, field required'
    ]
  },
  {
    need: 'customise validation error response',
    questions: [
      'change the format of validation errors',
      'custom RequestValidationError handler',
      'return my own message when validation fails',
      'override the default validation exception handler'
    ]
  },
  {
    need: 'websocket authentication',
    questions: [
      'authenticate a websocket connection',
      'websocket with a jwt token',
      'how to protect a websocket endpoint with auth',
      'pass a token to a websocket'
    ]
  },
  {
    need: 'several workers',
    questions: [
      'how many workers should I use',
      'uvicorn --workers or gunicorn?',
      'run with multiple worker processes in production',
      'gunicorn workers and memory'
    ]
  },
  {
    need: 'docker image',
    questions: [
      'Dockerfile for fastapi',
      'smallest docker image',
      'build a container image of my app',
      'docker compose example'
    ]
  },
  {
    need: 'behind nginx with a path prefix',
    questions: [
      'root_path behind nginx',
      'docs do not load behind a reverse proxy with a prefix',
      'serve the api under /api behind traefik',
      'openapi.json 404 behind proxy, root path'
    ]
  },
  {
    need: 'testing with dependency overrides',
    questions: [
      'override a dependency in tests',
      'use a test database in pytest',
      'dependency_overrides for get_db',
      'mock the current user in tests'
    ]
  },
  {
    need: 'startup event',
    questions: [
      'run code at startup',
      'on_event startup is deprecated, what now',
      'lifespan function to load a model at start',
      'how to open a connection pool on startup and close it on shutdown'
    ]
  },
  {
    need: 'rate limiting',
    questions: [
      'rate limit per user',
      'how do I limit requests per minute',
      'slowapi rate limiting',
      'throttle an endpoint'
    ]
  },
  {
    need: 'global variables shared state',
    questions: [
      'share state between requests',
      'global variable is different in each worker',
      'app.state to share an object',
      'keep a cache in memory across requests'
    ]
  },
  {
    need: 'form data and json together',
    questions: [
      'send form data and json in one request',
      'file upload together with a pydantic body',
      'File and Body model in the same endpoint',
      'json plus file in one multipart request'
    ]
  },
  {
    need: 'optional query parameter',
    questions: [
      'make a query parameter optional',
      'query param that may be missing',
      'default value of a query parameter',
      'how do I declare optional query params'
    ]
  },
  {
    need: 'list in query parameters',
    questions: [
      'list of values in the query string',
      'query parameter with multiple values',
      'how to accept an array as query param'
    ]
  },
  {
    need: 'hide endpoint from docs',
    questions: [
      'hide a route from the docs',
      'disable swagger ui in production',
      'exclude an endpoint from openapi schema',
      'turn off /docs and /redoc'
    ]
  },
  {
    need: 'log requests',
    questions: [
      'log every request',
      'configure logging with uvicorn',
      'my logger prints nothing under uvicorn',
      'access log format'
    ]
  },
  {
    need: 'streaming llm response',
    questions: [
      'stream an openai response to the client',
      'StreamingResponse with a generator of an LLM',
      'stream tokens of a language model',
      'streaming chat completion endpoint'
    ]
  },
  {
    need: 'serve single page app',
    questions: [
      'serve a react build with StaticFiles',
      'serve a single page app and the api',
      'static files with a fallback to index.html',
      'host the frontend from fastapi'
    ]
  },
  {
    need: 'pagination',
    questions: [
      'pagination of a list',
      'paginate query results',
      'limit and offset for pages of items',
      'return pages of results'
    ]
  },
  {
    need: 'role permissions',
    questions: [
      'role based access control',
      'only admins may call this endpoint',
      'check permissions of the user with a dependency',
      'user roles and permissions'
    ]
  }
]
