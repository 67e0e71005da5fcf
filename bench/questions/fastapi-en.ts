// Questions of people who use FastAPI, over its documentation in English (fastapi/fastapi, MIT).
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = [
  {
    question: 'I want the 404 with its json shape to be visible in the docs of an endpoint, not only the 200',
    pages: ['/advanced/additional-responses'],
    sentences: [
      'It receives a `dict`: the keys are status codes for each response (like `200`), and the values are other `dict`s with the information for each of them.',
      'Each of those response `dict`s can have a key `model`, containing a Pydantic model, just like `response_model`.',
      'You can pass to your *path operation decorators* a parameter `responses`.',
      'For example, to declare another response with a status code `404` and a Pydantic model `Message`, you can write:'
    ]
  },
  {
    question: 'if I return JSONResponse myself with 201, does it show up in openapi?',
    pages: ['/advanced/additional-status-codes', '/advanced/custom-response', '/advanced/response-directly'],
    sentences: [
      "If you return additional status codes and responses directly, they won't be included in the OpenAPI schema (the API docs), because FastAPI doesn't have a way to know beforehand what you are going to return.",
      "A `Response` returned directly by your *path operation function* won't be documented in OpenAPI (for example, the `Content-Type` won't be documented) and won't be visible in the automatic interactive docs.",
      'When you return a `Response` directly its data is not validated, converted (serialized), or documented automatically.',
      'But if you return a Response directly (or any subclass, like JSONResponse), the data won\'t be automatically converted (even if you declare a response_model), and the documentation won\'t be automatically generated (for example, including the specific "media type", in the HTTP header Content-Type as part of the generated OpenAPI).'
    ]
  },
  {
    question:
      "RuntimeError: Task <Task pending name='anyio.from_thread.BlockingPortal._call_func'> got Future attached to a different loop\nmotor client is made at module level, pytest with anyio. how do I get rid of this",
    pages: ['/advanced/async-tests'],
    sentences: [
      "If you encounter a `RuntimeError: Task attached to a different loop` when integrating asynchronous function calls in your tests (e.g. when using MongoDB's MotorClient), remember to instantiate objects that need an event loop only within async functions"
    ],
    keptBack: true
  },
  {
    question: 'behind nginx my redirects go to http://localhost:8000 instead of our https domain',
    pages: ['/advanced/behind-a-proxy', '/deployment/https', '/deployment/docker'],
    sentences: [
      'You can start FastAPI CLI with the *CLI Option* `--forwarded-allow-ips` and pass the IP addresses that should be trusted to read those forwarded headers.',
      'When **FastAPI CLI** is configured with `--forwarded-allow-ips`, it trusts these headers and uses them, for example to generate the correct URLs in redirects.',
      'If you are using FastAPI CLI, you can use the *CLI Option* `--forwarded-allow-ips` to tell it from which IPs it should trust those *forwarded* headers.',
      'If you are running your container behind a TLS Termination Proxy (load balancer) like Nginx or Traefik, add the option `--proxy-headers`',
      'By setting --proxy-headers now FastAPI would be able to redirect to the right location.',
      'uv run fastapi run --forwarded-allow-ips="*"'
    ]
  },
  {
    question: 'root_path_in_servers',
    pages: ['/advanced/behind-a-proxy'],
    sentences: [
      "If you don't want **FastAPI** to include an automatic server using the `root_path`, you can use the parameter `root_path_in_servers=False`:"
    ]
  },
  {
    question: 'status code of RedirectResponse when I dont say any',
    pages: ['/advanced/custom-response'],
    sentences: [
      'Uses a 307 status code (Temporary Redirect) by default.',
      'In this case, the status_code used will be the default one for the RedirectResponse, which is 307.'
    ],
    keptBack: true
  },
  {
    question: 'Is orjson faster than just declaring a response model? We want max speed.',
    pages: ['/advanced/custom-response'],
    sentences: [
      'If what you are looking for is performance, you are probably better off using a Response Model than an `orjson` response.',
      "In short, if you want the maximum performance, use a Response Model and don't declare a `response_class` in the *path operation decorator*.",
      'And under the hood, Pydantic uses the same underlying Rust mechanisms as orjson to serialize to JSON, so you will already get the best performance with a response model.'
    ]
  },
  {
    question: 'can I use plain stdlib dataclasses in place of pydantic models',
    pages: ['/advanced/dataclasses'],
    sentences: [
      'But FastAPI also supports using `dataclasses` the same way:',
      "So, even with the code above that doesn't use Pydantic explicitly, FastAPI is using Pydantic to convert those standard dataclasses to Pydantic's own flavor of dataclasses.",
      'You can also use dataclasses in the response_model parameter:',
      'This works the same way as with Pydantic models.'
    ]
  },
  {
    question: 'load a big ML model once, before the first request, and free the gpu when the server stops',
    pages: ['/advanced/events'],
    sentences: [
      'The `lifespan` parameter of the `FastAPI` app takes an **async context manager**, so we can pass our new `lifespan` async context manager to it.',
      'You can define this *startup* and *shutdown* logic using the `lifespan` parameter of the `FastAPI` app, and a "context manager" (I\'ll show you what that is in a second).',
      'We create an async function `lifespan()` with `yield` like this:',
      'Here we are simulating the expensive startup operation of loading the model by putting the (fake) model function in the dictionary with machine learning models before the yield.',
      'And then, right after the yield, we unload the model.'
    ],
    keptBack: true
  },
  {
    question: 'my @app.on_event("startup") function is silently ignored since I added lifespan=',
    pages: ['/advanced/events'],
    sentences: [
      'If you provide a `lifespan` parameter, `startup` and `shutdown` event handlers will no longer be called.',
      "It's all `lifespan` or all events, not both."
    ]
  },
  {
    question: 'typescript client has ugly method names like createItemItemsPost, make them nicer',
    pages: ['/advanced/generate-clients', '/advanced/path-operation-advanced-configuration'],
    sentences: [
      'You can then pass that custom function to **FastAPI** as the `generate_unique_id_function` parameter:',
      'You can **modify** the way these operation IDs are **generated** to make them simpler and have **simpler method names** in the clients.',
      "If you want to use your APIs' function names as `operationId`s, you can pass a custom `generate_unique_id_function` to `FastAPI`.",
      'For example, you could make sure that each path operation has a tag, and then generate the operation ID based on the tag and the path operation name (the function name).',
      'But for the generated client, we could modify the OpenAPI operation IDs right before generating the clients, just to make those method names nicer and cleaner.'
    ]
  },
  {
    question: 'val_json_bytes vs ser_json_bytes',
    pages: ['/advanced/json-base64-bytes'],
    sentences: [
      'And of course, you can use the same model configured to use base64 to handle both input (*validate*) with `val_json_bytes` and output (*serialize*) with `ser_json_bytes` when receiving and sending JSON data.'
    ],
    keptBack: true
  },
  {
    question: 'how big must a response be untill GZipMiddleware compresses it',
    pages: ['/advanced/middleware'],
    sentences: ['Do not GZip responses that are smaller than this minimum size in bytes. Defaults to `500`.']
  },
  {
    question: 'hide one endpiont from /docs',
    pages: ['/advanced/path-operation-advanced-configuration'],
    sentences: [
      'To exclude a *path operation* from the generated OpenAPI schema (and thus, from the automatic documentation systems), use the parameter `include_in_schema` and set it to `False`:'
    ]
  },
  {
    question:
      'part of my docstring is for colleagues only, how do I cut it off so that swagger shows just the beginning',
    pages: ['/advanced/path-operation-advanced-configuration'],
    sentences: [
      'Adding an `\\f` (an escaped "form feed" character) causes **FastAPI** to truncate the output used for OpenAPI at this point.',
      'You can limit the lines used from the docstring of a *path operation function* for OpenAPI.'
    ],
    keptBack: true
  },
  {
    question: 'normally 200 but 201 if the row was new, and I still want response_model to filter',
    pages: ['/advanced/response-change-status-code'],
    sentences: [
      'You can declare a parameter of type `Response` in your *path operation function* (as you can do for cookies and headers).',
      'And then you can set the `status_code` in that *temporary* response object.',
      'FastAPI will use that temporary response to extract the status code (also cookies and headers), and will put them in the final response that contains the value you returned, filtered by any response_model.'
    ]
  },
  {
    question: 'set a cookie but keep returning a plain dict',
    pages: ['/advanced/response-cookies'],
    sentences: [
      'You can declare a parameter of type `Response` in your *path operation function*.',
      'And then you can set cookies in that *temporary* response object.',
      'FastAPI will use that temporary response to extract the cookies (also headers and status code), and will put them in the final response that contains the value you returned, filtered by any response_model.'
    ]
  },
  {
    question: 'are env variables case sensitive with BaseSettings? I have APP_NAME and app_name',
    pages: ['/advanced/settings'],
    sentences: [
      'Then, when you create an instance of that `Settings` class (in this case, in the `settings` object), Pydantic will read the environment variables in a case-insensitive way, so, an upper-case variable `APP_NAME` will still be read for the attribute `app_name`.'
    ],
    keptBack: true
  },
  {
    question: 'but now it opens the file at every single request. can that be done once?',
    earlier: ['read my settings from a .env file'],
    pages: ['/advanced/settings'],
    sentences: [
      "But as we are using the `@lru_cache` decorator on top, the `Settings` object will be created only once, the first time it's called.",
      'Using `@lru_cache` lets you avoid reading the dotenv file again and again for each request, while allowing you to override it during testing.',
      '@lru_cache modifies the function it decorates to return the same value that was returned the first time, instead of computing it again, executing the code of the function every time.'
    ]
  },
  {
    question:
      '{"detail":[{"type":"model_attributes_type","loc":["body"],"msg":"Input should be a valid dictionary or object to extract fields from","input":"{\\"name\\": \\"x\\"}"}]}\nan old device posts json but sends no Content-Type header at all, and I can not change the device. worked before we upgraded',
    pages: ['/advanced/strict-content-type'],
    sentences: [
      "If you need to support clients that don't send a `Content-Type` header, you can disable strict checking by setting `strict_content_type=False`:",
      'With this setting, requests without a `Content-Type` header will have their body parsed as JSON, which is the same behavior as older versions of FastAPI.'
    ]
  },
  {
    question: 'what attack does it prevent that json bodies need a content type',
    pages: ['/advanced/strict-content-type'],
    sentences: [
      'These attacks exploit the fact that browsers allow scripts to send requests without doing any CORS preflight check when they:',
      'This default behavior provides protection against a class of **Cross-Site Request Forgery (CSRF)** attacks in a very specific scenario.'
    ],
    keptBack: true
  },
  {
    question: 'server side html with jinja',
    pages: ['/advanced/templates'],
    sentences: [
      'Create a `templates` object that you can reuse later.',
      'Declare a `Request` parameter in the *path operation* that will return a template.',
      'Use the `templates` you created to render and return a `TemplateResponse`, pass the name of the template, the request object, and a "context" dictionary with key-value pairs to be used inside of the Jinja2 template.'
    ]
  },
  {
    question:
      'In my tests I dont want to call the real auth provider, it costs money per call. How do I swap that Depends for a fake one?',
    pages: ['/advanced/testing-dependencies'],
    sentences: [
      'In this case, you can override the dependency that calls that provider, and use a custom dependency that returns a mock user, only for your tests.',
      'And then **FastAPI** will call that override instead of the original dependency.',
      'To override a dependency for testing, you put as a key the original dependency (a function), and as the value, your dependency override (another function).',
      'For these cases, your **FastAPI** application has an attribute `app.dependency_overrides`, it is a simple `dict`.'
    ]
  },
  {
    question: 'lifespan does not run when I use TestClient(app)',
    pages: ['/advanced/testing-events'],
    sentences: ['When you need `lifespan` to run in your tests, you can use the `TestClient` with a `with` statement:'],
    keptBack: true
  },
  {
    question: 'get clients ip adress in an endpoint',
    pages: ['/advanced/using-request-directly'],
    sentences: [
      'By declaring a *path operation function* parameter with the type being the `Request` **FastAPI** will know to pass the `Request` in that parameter.',
      "Let's imagine you want to get the client's IP address/host inside of your *path operation function*."
    ]
  },
  {
    question: 'WebSocketDisconnect',
    pages: ['/advanced/websockets'],
    sentences: [
      'When a WebSocket connection is closed, the `await websocket.receive_text()` will raise a `WebSocketDisconnect` exception, which you can then catch and handle like in this example.'
    ]
  },
  {
    question: 'chat over websockets works with one worker, with four people only see messages of some others',
    pages: ['/advanced/websockets'],
    sentences: [
      'But keep in mind that, as everything is handled in memory, in a single list, it will only work while the process is running, and will only work with a single process.',
      'If you need something easy to integrate with FastAPI but that is more robust, supported by Redis, PostgreSQL or others, check encode/broadcaster.'
    ],
    keptBack: true
  },
  {
    question: 'keep our old flask app running under /v1 of the same server',
    pages: ['/advanced/wsgi'],
    sentences: [
      'Then wrap the WSGI (e.g. Flask) app with the middleware.',
      'For that, you can use the `WSGIMiddleware` and use it to wrap your WSGI application, for example, Flask, Django, etc.',
      'You need to import `WSGIMiddleware` from `a2wsgi`.',
      'You can mount WSGI applications as you saw with Sub Applications - Mounts, Behind a Proxy.'
    ]
  },
  {
    question: 'Why compare_digest for the password and not simply ==',
    pages: ['/advanced/security/http-basic-auth'],
    sentences: [
      'That way, using `secrets.compare_digest()` in your application code, it will be safe against this whole range of security attacks.',
      'But by using the `secrets.compare_digest()` it will be secure against a type of attacks called "timing attacks".',
      'In short, it will take the same time to compare `stanleyjobsox` to `stanleyjobson` than it takes to compare `johndoe` to `stanleyjobson`.',
      'At that point, by noticing that the server took some microseconds longer to send the "Incorrect username or password" response, the attackers will know that they got something right, some of the initial letters were right.'
    ]
  },
  {
    question: 'Security() or Depends(), whats different',
    pages: ['/advanced/security/oauth2-scopes'],
    sentences: [
      'You can use `Security` to declare dependencies (just like `Depends`), but `Security` also receives a parameter `scopes` with a list of scopes (strings).',
      "`Security` is actually a subclass of `Depends`, and it has just one extra parameter that we'll see later.",
      'But by using Security instead of Depends, FastAPI will know that it can declare security scopes, use them internally, and document the API with OpenAPI.'
    ],
    keptBack: true
  },
  {
    question: 'after the upgrade missing tokens give 401, our app expects 403 like before',
    pages: ['/how-to/authentication-error-status-code'],
    sentences: [
      'But if for some reason your clients depend on the old behavior, you can revert to it by overriding the method `make_not_authenticated_error` in your security classes.',
      'For example, you can create a subclass of HTTPBearer that returns a 403 Forbidden error instead of the default 401 Unauthorized error:'
    ]
  },
  {
    question: 'does hiding the swagger page in production make the api safer',
    pages: ['/how-to/conditional-openapi'],
    sentences: [
      "Hiding your documentation user interfaces in production *shouldn't* be the way to protect your API.",
      "That doesn't add any extra security to your API, the *path operations* will still be available where they are.",
      'Hiding the documentation just makes it more difficult to understand how to interact with your API, and could make it more difficult for you to debug it in production.',
      'It could be considered simply a form of Security through obscurity.'
    ]
  },
  {
    question: 'no internet in our network, /docs stays a blank page because it wants a cdn',
    pages: ['/how-to/custom-docs-ui-assets'],
    sentences: [
      "Here you'll see how to serve those files yourself, in the same FastAPI app, and configure the docs to use them.",
      'Self-hosting the JavaScript and CSS could be useful if, for example, you need your app to keep working even while offline, without open Internet access, or in a local network.',
      "But it's possible to customize it, you can set a specific CDN, or serve the files yourself.",
      'Download the static files needed for the docs and put them on that static/ directory.'
    ],
    keptBack: true
  },
  {
    question: 'unzip gzipped request bodies before pydantic sees them',
    pages: ['/how-to/custom-request-and-route'],
    sentences: [
      'First, we create a `GzipRequest` class, which will overwrite the `Request.body()` method to decompress the body in the presence of an appropriate header.',
      'Doing this, our `GzipRequest` will take care of decompressing the data (if necessary) before passing it to our *path operations*.',
      'But because of our changes in GzipRequest.body, the request body will be automatically decompressed when it is loaded by FastAPI when needed.'
    ]
  },
  {
    question: 'which graphql library is recommended',
    pages: ['/how-to/graphql'],
    sentences: [
      'Depending on your use case, you might prefer to use a different library, but if you asked me, I would probably suggest you try **Strawberry**.',
      "If you need or want to work with **GraphQL**, **Strawberry** is the **recommended** library as it has the design closest to **FastAPI's** design, it's all based on **type annotations**."
    ]
  },
  {
    question: 'from which version on are v1 models of pydantic not accepted any more',
    pages: ['/how-to/migrate-from-pydantic-v1-to-pydantic-v2'],
    sentences: [
      'FastAPI 0.128.0 dropped support for `pydantic.v1` as well, so the latest versions of FastAPI require Pydantic v2.',
      'FastAPI 0.126.0 dropped support for Pydantic v1, while still supporting `pydantic.v1` for a little while.',
      'This FastAPI support for `pydantic.v1` models was added in **FastAPI 0.119.0** and removed in **FastAPI 0.128.0**.',
      'It was removed in FastAPI 0.128.0, the latest versions require Pydantic v2 models.'
    ]
  },
  {
    question: 'there are suddenly two schemas, Item-Input and Item-Output, for one model. I want one',
    pages: ['/how-to/separate-openapi-schemas'],
    sentences: [
      'In that case, you can disable this feature in **FastAPI**, with the parameter `separate_input_output_schemas=False`.'
    ]
  },
  {
    question: 'async def or def, my db driver is blocking (psycopg2)',
    pages: ['/async'],
    sentences: [
      "If you are using a third party library that communicates with something (a database, an API, the file system, etc.) and doesn't have support for using `await`, (this is currently the case for most database libraries), then declare your *path operation functions* as normally, with just `def`, like:",
      'When you declare a path operation function with normal def instead of async def, it is run in an external threadpool that is then awaited, instead of being called directly (as it would block the server).',
      "In these cases, it's better to use async def unless your path operation functions use code that performs blocking I/O."
    ]
  },
  {
    question: 'what happens under the hood with a plain def endpoint, does it block the loop',
    pages: ['/async', '/advanced/stream-data'],
    sentences: [
      'When you declare a *path operation function* with normal `def` instead of `async def`, it is run in an external threadpool that is then awaited, instead of being called directly (as it would block the server).',
      'To avoid blocking the event loop, you can simply declare the path operation function with regular def instead of async def, that way FastAPI will run it on a threadpool worker, to avoid blocking the main loop.'
    ],
    keptBack: true
  },
  {
    question: 'FastAPI faster than starlette?',
    pages: ['/benchmarks', '/', '/alternatives'],
    sentences: [
      'only below Starlette and Uvicorn themselves (used internally by FastAPI)',
      'The same way that Starlette uses Uvicorn and cannot be faster than it, **FastAPI** uses Starlette, so it cannot be faster than it.',
      'Starlette is currently the fastest Python framework tested.'
    ]
  },
  {
    question: '4 workers and my 1 GB model, the box with 3 GB dies. shouldnt they share it?',
    pages: ['/deployment/concepts'],
    sentences: [
      'So in total, your API will consume **4 GB of RAM**.',
      'This means that each running process has its own things, variables, and memory.',
      "And multiple processes normally **don't share any memory**.",
      'And if you are consuming a large amount of memory in your code, **each process** will consume an equivalent amount of memory.',
      'And if you start **4 processes** (4 workers), each will consume 1 GB of RAM.',
      'And if your remote server or virtual machine only has 3 GB of RAM, trying to load more than 4 GB of RAM will cause problems.'
    ]
  },
  {
    question: 'where do database migrations belong when several workers start at the same time',
    pages: ['/deployment/concepts', '/deployment/docker'],
    sentences: [
      'So, you will want to have a **single process** to perform those **previous steps**, before starting the application.',
      'An "Init Container" in Kubernetes that runs before your app container',
      'If you are using Kubernetes, this would probably be an Init Container.',
      'If you have multiple containers, probably each one running a single process (for example, in a Kubernetes cluster), then you would probably want to have a separate container doing the work of the previous steps in a single container, running a single process, before running the replicated worker containers.',
      'If you have a simple setup, with a single container that then starts multiple worker processes (or also just one process), then you could run those previous steps in the same container, right before starting the process with the app.',
      "And you will have to make sure that it's a single process running those previous steps even if afterwards, you start multiple processes (multiple workers) for the application itself.",
      'A bash script that runs the previous steps and then starts your application'
    ],
    keptBack: true
  },
  {
    question:
      'docker compose takes ten seconds to stop my container and the shutdown code never runs. my line is CMD fastapi run app/main.py --port 80',
    pages: ['/deployment/docker'],
    sentences: [
      'Make sure to always use the **exec** form to ensure that FastAPI can shutdown gracefully and lifespan events are triggered.',
      'CMD ["fastapi", "run", "app/main.py", "--port", "80"]',
      'Make sure to **always** use the **exec form** of the `CMD` instruction, as explained below.'
    ]
  },
  {
    question: 'k8s: several uvicorn workers per pod, or one?',
    pages: ['/deployment/docker', '/deployment/server-workers', '/deployment/concepts'],
    sentences: [
      'In this type of scenario, you probably would want to have **a single (Uvicorn) process per container**, as you would already be handling replication at the cluster level.',
      "In particular, when running on **Kubernetes** you will probably **not** want to use workers and instead run **a single Uvicorn process per container**, but I'll tell you about it later in that chapter.",
      'So, in this case, you **would not** want to have multiple workers in the container, for example with the `--workers` command line option.',
      'If you have a cluster of machines with Kubernetes, Docker Swarm Mode, Nomad, or another similar complex system to manage distributed containers on multiple machines, then you will probably want to handle replication at the cluster level instead of using a process manager (like Uvicorn with workers) in each container.',
      'In those cases, you would probably want to build a Docker image from scratch as explained above, installing your dependencies, and running a single Uvicorn process instead of using multiple Uvicorn workers.',
      'You would want to have just a single Uvicorn process per container (but probably multiple containers).',
      'The replication would be by having multiple containers, each with one Uvicorn process running.'
    ]
  },
  {
    question: 'tiangolo/uvicorn-gunicorn-fastapi still ok as base image?',
    pages: ['/deployment/docker'],
    sentences: [
      'But it is now deprecated.',
      'You should probably **not** use this base Docker image (or any other similar one).',
      "But now that Uvicorn (and the fastapi command) support using --workers, there's no reason to use a base Docker image instead of building your own (it's pretty much the same amount of code 😅)."
    ],
    keptBack: true
  },
  {
    question: 'how long is a lets encrypt certificate good for',
    pages: ['/deployment/https'],
    sentences: [
      'These certificates use all the standard cryptographic security, and are short-lived (about 3 months), so the **security is actually better** because of their reduced lifespan.',
      'At some point in the future, each certificate would **expire** (about 3 months after acquiring it).'
    ]
  },
  {
    question: 'should --reload be on in prod',
    pages: ['/deployment/manually', '/fastapi-cli'],
    sentences: [
      'The `--reload` option consumes much more resources, is more unstable, etc.',
      "It helps a lot during **development**, but you **shouldn't** use it in **production**.",
      'You should only use it for development.'
    ]
  },
  {
    question: 'use all 8 cores of the machine',
    pages: ['/deployment/server-workers', '/deployment/docker', '/deployment/concepts'],
    sentences: [
      'In those cases, you can use the `--workers` command line option to set the number of workers that you want to run:',
      'One Uvicorn **process manager** would listen on the **IP** and **port**, and it would start **multiple Uvicorn worker processes**.',
      'You can start multiple workers with the `--workers` command line option:',
      'You can use multiple worker processes with the `--workers` CLI option with the `fastapi` or `uvicorn` commands to take advantage of **multi-core CPUs**, to run **multiple processes in parallel**.',
      'fastapi run --workers 4 main.py'
    ],
    keptBack: true
  },
  {
    question: 'do I need to pin starlette in requirements.txt as well?',
    pages: ['/deployment/versions'],
    sentences: [
      "You shouldn't pin the version of `starlette`.",
      'So, you can just let **FastAPI** use the correct Starlette version.'
    ]
  },
  {
    question: '`fastapi dev` cant find my app, it lives in backend/main.py',
    pages: ['/fastapi-cli', '/tutorial/first-steps', '/tutorial/bigger-applications'],
    sentences: [
      'You can configure where your app is located in a `pyproject.toml` file like:',
      'That way the `fastapi` command will know where to find your app.',
      'entrypoint = "backend.main:app"',
      'You can also pass the file path to the `fastapi dev` command, and it will guess the FastAPI app object to use:',
      'As your FastAPI app object lives in app/main.py, you can configure the entrypoint in your pyproject.toml file like this:'
    ]
  },
  {
    question: 'FASTAPI_ENV in fastapi run',
    pages: ['/fastapi-cli'],
    sentences: [
      '`fastapi run` currently leaves `FASTAPI_ENV` unchanged, so set it explicitly if your app needs to detect production mode.'
    ],
    keptBack: true
  },
  {
    question: 'which database and frontend come in the official full stack template',
    pages: ['/project-generation'],
    sentences: ['PostgreSQL as the SQL database.', 'React for the frontend.']
  },
  {
    question: 'send a mail after the respones is out so that the user does not wait',
    pages: ['/tutorial/background-tasks'],
    sentences: [
      'You can define background tasks to be run *after* returning a response.',
      'First, import `BackgroundTasks` and define a parameter in your *path operation function* with a type declaration of `BackgroundTasks`:',
      'As connecting to an email server and sending an email tends to be "slow" (several seconds), you can return the response right away and send the email notification in the background.',
      'Inside of your *path operation function*, pass your task function to the *background tasks* object with the method `.add_task()`:'
    ]
  },
  {
    question: 'what if it is really heavy, minutes of cpu on several machines',
    earlier: ['how do I do work after the response was sent', 'BackgroundTasks example'],
    pages: ['/tutorial/background-tasks'],
    sentences: [
      "If you need to perform heavy background computation and you don't necessarily need it to be run by the same process (for example, you don't need to share memory, variables, etc), you might benefit from using other bigger tools like Celery.",
      'They tend to require more complex configurations, a message/job queue manager, like RabbitMQ or Redis, but they allow you to run background tasks in multiple processes, and especially, in multiple servers.'
    ],
    keptBack: true
  },
  {
    question: 'i come from flask, whats the thing like blueprints',
    pages: ['/tutorial/bigger-applications'],
    sentences: [
      'You can think of `APIRouter` as a "mini `FastAPI`" class.',
      "If you come from Flask, this would be the equivalent of Flask's Blueprints.",
      'You can create the *path operations* for that module using `APIRouter`.'
    ]
  },
  {
    question: 'prefix of a router: with or without slash at the end',
    pages: ['/tutorial/bigger-applications'],
    sentences: ['...the prefix must not include a final `/`.']
  },
  {
    question: 'one single int should come out of the json body but fastapi wants it in the query string',
    pages: ['/tutorial/body-multiple-params'],
    sentences: [
      'But you can instruct **FastAPI** to treat it as another body key using `Body`:',
      'If you declare it as is, because it is a singular value, **FastAPI** will assume that it is a query parameter.'
    ],
    keptBack: true
  },
  {
    question: 'embed=True',
    pages: ['/tutorial/body-multiple-params'],
    sentences: [
      'But if you want it to expect a JSON with a key `item` and inside of it the model contents, as it does when you declare extra body parameters, you can use the special `Body` parameter `embed`:',
      'And you can instruct FastAPI to embed the body in a key even when there is only a single parameter declared.',
      'item: Annotated[Item, Body(embed=True)]'
    ]
  },
  {
    question: 'PATCH overwrites fields that the user didnt send with the defaults of the model',
    pages: ['/tutorial/body-updates', '/tutorial/sql-databases'],
    sentences: [
      'That would generate a `dict` with only the data that was set when creating the `item` model, excluding default values.',
      'Like `item.model_dump(exclude_unset=True)`.',
      "If you want to receive partial updates, it's very useful to use the parameter `exclude_unset` in Pydantic's model's `.model_dump()`.",
      'Generate a `dict` without default values from the input model (using `exclude_unset`).',
      'To do it we use `exclude_unset=True`.'
    ]
  },
  {
    question: 'cookie parameter is always missing when I try it out on /docs although I typed a value',
    pages: ['/tutorial/cookie-params', '/tutorial/cookie-param-models'],
    sentences: [
      'But even if you **fill the data** and click "Execute", because the docs UI works with **JavaScript**, the cookies won\'t be sent, and you will see an **error** message as if you didn\'t write any values.'
    ],
    keptBack: true
  },
  {
    question:
      "Access to fetch at 'http://localhost:8000/me' from origin 'http://localhost:5173' has been blocked by CORS policy: The value of the 'Access-Control-Allow-Origin' header in the response must not be the wildcard '*' when the request's credentials mode is 'include'.\nwhat do I have to set, allow_credentials=True is there already",
    pages: ['/tutorial/cors'],
    sentences: [
      "None of `allow_origins`, `allow_methods` and `allow_headers` can be set to `['*']` if `allow_credentials` is set to `True`.",
      "So, for everything to work correctly, it's better to specify explicitly the allowed origins.",
      'But that will only allow certain types of communication, excluding everything that involves credentials: Cookies, Authorization headers like those used with Bearer Tokens, etc.',
      'All of them must be explicitly specified.'
    ]
  },
  {
    question: 'brekpoints in vscode',
    pages: ['/tutorial/debugging'],
    sentences: [
      'Run the debugger with the option "`Python: Current File (Integrated Terminal)`".',
      'Because you are running the Uvicorn server directly from your code, you can call your Python program (your FastAPI application) directly from the debugger.',
      'In your FastAPI application, import and run `uvicorn` directly:',
      'It will then start the server with your **FastAPI** code, stop at your breakpoints, etc.'
    ]
  },
  {
    question: 'timedelta in a response, what does it become in json',
    pages: ['/tutorial/extra-data-types'],
    sentences: ['In requests and responses will be represented as a `float` of total seconds.'],
    keptBack: true
  },
  {
    question:
      "TypeError: unsupported operand type(s) for |: 'ModelMetaclass' and 'ModelMetaclass'\n@app.get(\"/items/{id}\", response_model=PlaneItem | CarItem)\nwhats the right way to write that",
    pages: ['/tutorial/extra-models', '/advanced/advanced-python-types'],
    sentences: [
      'Because we are passing it as a **value to an argument** instead of putting it in a **type annotation**, we have to use `Union` even in Python 3.10.',
      "If your code for some reason can't use `|`, for example if it's not in a type annotation but in something like `response_model=`, instead of using the vertical bar (`|`) you can use `Union` from `typing`.",
      'In this example we pass Union[PlaneItem, CarItem] as the value of the argument response_model.',
      'To do that, use the standard Python type hint typing.Union:'
    ]
  },
  {
    question: 'serve a build react app with client side ruting, reload on /dashboard gives 404',
    pages: ['/tutorial/frontend', '/tutorial/static-files'],
    sentences: [
      'Otherwise, if there is an `index.html` file, missing browser navigation paths serve `index.html`, which is what many frontend apps with client-side routing expect.',
      'For that, use `fallback="index.html"`:',
      'So, if accessing that URL directly (instead of navigating through the app), the backend should serve the frontend app from `index.html`, so that the frontend framework can then handle the client-side routing.',
      'app.frontend() uses StaticFiles underneath, with several additional advantages for frontends, like handling client-side routing.',
      'So, in most cases you can use app.frontend("/", directory="dist") without specifying the fallback argument.',
      'If you need to host a frontend, use app.frontend() instead, read about it in Frontend.',
      'You can serve static frontend apps with app.frontend() (or router.frontend()).'
    ]
  },
  {
    question: 'validation errors should look like our company format instead of that detail list',
    pages: ['/tutorial/handling-errors'],
    sentences: [
      'To override it, import the `RequestValidationError` and use it with `@app.exception_handler(RequestValidationError)` to decorate the exception handler.',
      'You can override these exception handlers with your own.'
    ],
    keptBack: true
  },
  {
    question: 'raise HTTPException with a dict as detail, allowed?',
    pages: ['/tutorial/handling-errors'],
    sentences: [
      'When raising an `HTTPException`, you can pass any value that can be converted to JSON as the parameter `detail`, not only `str`.',
      'You could pass a `dict`, a `list`, etc.'
    ]
  },
  {
    question: 'convert_underscores',
    pages: ['/tutorial/header-params', '/tutorial/header-param-models'],
    sentences: [
      'If for some reason you need to disable automatic conversion of underscores to hyphens, set the parameter `convert_underscores` of `Header` to `False`:',
      'So, by default, `Header` will convert the parameter names characters from underscore (`_`) to hyphen (`-`) to extract and document the headers.',
      'Before setting `convert_underscores` to `False`, bear in mind that some HTTP proxies and servers disallow the usage of headers with underscores.'
    ]
  },
  {
    question: 'serve swagger at /documentation and turn redoc off',
    pages: ['/tutorial/metadata'],
    sentences: [
      'For example, to set Swagger UI to be served at `/documentation` and disable ReDoc:',
      'You can set its URL with the parameter `docs_url`.',
      'You can disable it by setting `redoc_url=None`.'
    ],
    keptBack: true
  },
  {
    question: 'order of middlewares. which one sees the request first, the one I add first or last?',
    pages: ['/tutorial/middleware'],
    sentences: [
      'The last middleware added is the *outermost*, and the first is the *innermost*.',
      'On the request path, the *outermost* middleware runs first.',
      '**Request**: MiddlewareB → MiddlewareA → route'
    ]
  },
  {
    question: '/users/me ends up in /users/{user_id}',
    pages: ['/tutorial/path-params'],
    sentences: [
      'Because *path operations* are evaluated in order, you need to make sure that the path for `/users/me` is declared before the one for `/users/{user_id}`:',
      'Otherwise, the path for `/users/{user_id}` would match also for `/users/me`, "thinking" that it\'s receiving a parameter `user_id` with a value of `"me"`.'
    ]
  },
  {
    question: 'path param that itself has slashes like home/joe/file.txt',
    pages: ['/tutorial/path-params'],
    sentences: [
      '/files/{file_path:path}',
      'In this case, the name of the parameter is `file_path`, and the last part, `:path`, tells it that the parameter should match any *path*.'
    ],
    keptBack: true
  },
  {
    question: 'a dependency is used five times in a request, it must really run each time',
    pages: ['/tutorial/dependencies/sub-dependencies'],
    sentences: [
      'In an advanced scenario where you know you need the dependency to be called at every step (possibly multiple times) in the same request instead of using the "cached" value, you can set the parameter `use_cache=False` when using `Depends`:',
      'async def needy_dependency(fresh_value: Annotated[str, Depends(get_value, use_cache=False)]):',
      'async def needy_dependency(fresh_value: str = Depends(get_value, use_cache=False)):'
    ]
  },
  {
    question: 'Depends(scope="function")',
    pages: ['/tutorial/dependencies/dependencies-with-yield', '/advanced/advanced-dependencies'],
    sentences: [
      'But if you know that you won\'t need to use the dependency after returning from the *path operation function*, you can use `Depends(scope="function")` to tell FastAPI that it should close the dependency after the *path operation function* returns, but **before** the **response is sent**.',
      'Using `Depends(scope="function")`, the exit code after `yield` is executed right after the *path operation function* is finished, before the response is sent back to the client.',
      '"function": start the dependency before the path operation function that handles the request, end the dependency after the path operation function ends, but before the response is sent back to the client.'
    ]
  },
  {
    question:
      '500 without any traceback in the log. I catch the exception in my yield dependency, just print and go on',
    pages: ['/tutorial/dependencies/dependencies-with-yield'],
    sentences: [
      'If you catch an exception in a dependency with `yield`, unless you are raising another `HTTPException` or similar, **you should re-raise the original exception**.',
      'In this case, the client will see an *HTTP 500 Internal Server Error* response as it should, given that we are not raising an `HTTPException` or similar, but the server will **not have any logs** or any other indication of what was the error.',
      "If you catch an exception using except in a dependency with yield and you don't raise it again (or raise a new exception), FastAPI won't be able to notice there was an exception, the same way that would happen with regular Python:",
      'You can re-raise the same exception using raise:'
    ],
    keptBack: true
  },
  {
    question: 'api key check for every route of the whole app, without writing it on each',
    pages: ['/tutorial/dependencies/global-dependencies', '/tutorial/bigger-applications'],
    sentences: [
      'And we can even declare global dependencies that will be combined with the dependencies for each `APIRouter`:',
      'Similar to the way you can add `dependencies` to the *path operation decorators*, you can add them to the `FastAPI` application.',
      'In that case, they will be applied to all the *path operations* in the application:'
    ]
  },
  {
    question: '?q=foo&q=bar into a python list. It thinks the list is a body...',
    pages: ['/tutorial/query-params-str-validations'],
    sentences: [
      'When you define a query parameter explicitly with `Query` you can also declare it to receive a list of values, or said in another way, to receive multiple values.',
      'To declare a query parameter with a type of `list`, like in the example above, you need to explicitly use `Query`, otherwise it would be interpreted as a request body.',
      'For example, to declare a query parameter `q` that can appear multiple times in the URL, you can write:'
    ]
  },
  {
    question: 'big video uploads: bytes or UploadFile',
    pages: ['/tutorial/request-files'],
    sentences: [
      'A file stored in memory up to a maximum size limit, and after passing this limit it will be stored on disk.',
      'This means that it will work well for large files like images, videos, large binaries, etc. without consuming all the memory.',
      'Keep in mind that this means that the whole contents will be stored in memory.'
    ],
    keptBack: true
  },
  {
    question: 'can i take a json body and a file in the same request',
    pages: ['/tutorial/request-files', '/tutorial/request-forms-and-files'],
    sentences: [
      "You can declare multiple `File` and `Form` parameters in a *path operation*, but you can't also declare `Body` fields that you expect to receive as JSON, as the request will have the body encoded using `multipart/form-data` instead of `application/json`."
    ]
  },
  {
    question: 'may status_code in the decorator be a member of http.HTTPStatus or does it have to be a number',
    pages: ['/tutorial/response-status-code'],
    sentences: ["`status_code` can alternatively also receive an `IntEnum`, such as Python's `http.HTTPStatus`."],
    keptBack: true
  },
  {
    question: 'the password hash leaks out in the response, how do I leave it out of what is returnd',
    pages: ['/tutorial/response-model', '/tutorial/extra-models', '/tutorial/sql-databases'],
    sentences: [
      'The **output model** should not have a password.',
      'But as we declare the `response_model` with the `HeroPublic` *data model*, **FastAPI** will use `HeroPublic` to validate and serialize the data.',
      'So, **FastAPI** will take care of filtering out all the data that is not declared in the output model (using Pydantic).',
      'We can instead create an input model with the plaintext password and an output model without it:',
      'It will **limit and filter** the output data to what is defined in the return type.',
      'You can also use the path operation decorator parameters response_model_include and response_model_exclude.',
      "...we declared the response_model to be our model UserOut, that doesn't include the password:"
    ]
  },
  {
    question: 'response_model_exclude_unset',
    pages: ['/tutorial/response-model'],
    sentences: [
      'You can set the *path operation decorator* parameter `response_model_exclude_unset=True`:',
      "and those default values won't be included in the response, only the values actually set.",
      'Use `response_model_exclude_unset` to return only the values explicitly set.'
    ],
    keptBack: true
  },
  {
    question: 'sse keep alive interval',
    pages: ['/tutorial/server-sent-events'],
    sentences: [
      'Send a **"keep alive" `ping` comment** every 15 seconds when there hasn\'t been any message, to prevent some proxies from closing the connection'
    ]
  },
  {
    question: 'check_same_thread=False why',
    pages: ['/tutorial/sql-databases'],
    sentences: [
      'Using `check_same_thread=False` allows FastAPI to use the same SQLite database in different threads.',
      'This is necessary as **one single request** could use **more than one thread** (for example in dependencies).'
    ]
  },
  {
    question:
      'RuntimeError: Form data requires "python-multipart" to be installed.\nYou can install "python-multipart" with: pip install python-multipart\nI only wanted the login with OAuth2PasswordRequestForm. why does it need that',
    pages: ['/tutorial/security/first-steps', '/tutorial/security/simple-oauth2', '/tutorial/request-forms'],
    sentences: [
      'This is because **OAuth2** uses "form data" for sending the `username` and `password`.',
      'For example, in one of the ways the OAuth2 specification can be used (called "password flow") it is required to send a username and password as form fields.',
      'OAuth2 specifies that when using the "password flow" (that we are using) the client/user must send username and password fields as form data.',
      'The spec also states that the username and password must be sent as form data (so, no JSON here).'
    ],
    keptBack: true
  },
  {
    question: 'may the login form field be called email instead of username',
    pages: ['/tutorial/security/simple-oauth2', '/tutorial/request-forms'],
    sentences: [
      'And the spec says that the fields have to be named like that.',
      "So `user-name` or `email` wouldn't work.",
      'OAuth2 specifies that when using the "password flow" (that we are using) the client/user must send username and password fields as form data.',
      'The spec requires the fields to be exactly named username and password, and to be sent as form fields, not JSON.'
    ]
  },
  {
    question: 'generate a good secret for signing jwt',
    pages: ['/tutorial/security/oauth2-jwt'],
    sentences: ['To generate a secure random secret key use the command:', '$ openssl rand -hex 32']
  },
  {
    question: 'and keep it out of the docs completely?',
    earlier: ['mark a query parameter as deprecated'],
    pages: ['/tutorial/query-params-str-validations'],
    sentences: [
      'To exclude a query parameter from the generated OpenAPI schema (and thus, from the automatic documentation systems), set the parameter `include_in_schema` of `Query` to `False`:'
    ],
    keptBack: true
  },
  {
    question: 'several at once?',
    earlier: ['upload a file', 'how do I get its name from UploadFile'],
    pages: ['/tutorial/request-files'],
    sentences: [
      "It's possible to upload several files at the same time.",
      'To use that, declare a list of `bytes` or `UploadFile`:'
    ]
  },
  {
    question:
      'Traceback (most recent call last):\n  File "/srv/app/.venv/bin/fastapi", line 8, in <module>\n    sys.exit(main())\n  File "/srv/app/.venv/lib/python3.12/site-packages/typer/main.py", line 340, in __call__\n    raise e\n  File "/srv/app/.venv/lib/python3.12/site-packages/fastapi_cli/cli.py", line 274, in run\n    _run(\n  File "/srv/app/.venv/lib/python3.12/site-packages/fastapi_cli/cli.py", line 117, in _run\n    import_data = get_import_data(path=path, app_name=app)\n  File "/srv/app/.venv/lib/python3.12/site-packages/fastapi_cli/discover.py", line 130, in get_import_data\n    app_name = get_app_name(mod_data=mod_data, app_name=app_name)\n  File "/srv/app/app/main.py", line 5, in <module>\n    from .routers import orders, users\n  File "/srv/app/app/routers/orders.py", line 31, in <module>\n    @router.get("/{order_id}")\n     ^^^^^^^^^^^^^^^^^^^^^^^^^\n  File "/srv/app/.venv/lib/python3.12/site-packages/fastapi/routing.py", line 996, in decorator\n    self.add_api_route(\n  File "/srv/app/.venv/lib/python3.12/site-packages/fastapi/routing.py", line 935, in add_api_route\n    route = route_class(\n  File "/srv/app/.venv/lib/python3.12/site-packages/fastapi/routing.py", line 561, in __init__\n    self.response_field = create_model_field(\n  File "/srv/app/.venv/lib/python3.12/site-packages/fastapi/utils.py", line 111, in create_model_field\n    raise fastapi.exceptions.FastAPIError(\nfastapi.exceptions.FastAPIError: Invalid args for response field! Hint: check that typing.Union[starlette.responses.Response, dict] is a valid Pydantic field type. If you are using a return type annotation that is not a valid Pydantic field (e.g. Union[Response, dict, None]) you can disable generating the response model from the type annotation with the path operation decorator parameter.\n\nERROR:    Application startup failed. Exiting.\n\norders.py line 31 is: def read_order(order_id: int) -> Response | dict:\nmypy wants that annotation, so I would like to keep it. How?',
    pages: ['/tutorial/response-model'],
    sentences: [
      'In this case, you can disable the response model generation by setting `response_model=None`:',
      'You can also use `response_model=None` to disable creating a response model for that *path operation*',
      'This will make FastAPI skip the response model generation and that way you can have any return type annotations you need without it affecting your FastAPI application.'
    ]
  }
]

/** What that documentation does not say: near misses share its subject and words, the others are far off. */
export const unanswerable: UnanswerableQuestion[] = [
  { question: 'how do I limit each client to 100 requests per minute in fastapi', nearMiss: true },
  { question: 'what is the capital of mongolia' },
  { question: 'run fastapi on aws lambda behind api gateway, what handler', nearMiss: true, keptBack: true },
  { question: 'refresh tokens: how do I rotate them with OAuth2PasswordBearer', nearMiss: true },
  { question: 'how do I center a div with css grid' },
  { question: 'prometheus /metrics endpoint, which built in middleware', nearMiss: true, keptBack: true },
  { question: 'how much does FastAPI Cloud cost per month', nearMiss: true },
  { question: 'Wie lange muss ein Kuchen im Ofen bleiben?' },
  { question: 'best time of the year to prune apple trees', keptBack: true },
  { question: 'max upload size of UploadFile, which option sets it to 20 MB', nearMiss: true },
  { question: 'excel formula that counts unique values in a column' },
  { question: 'Is there an admin panel like in django where I can edit my models?', nearMiss: true, keptBack: true },
  { question: 'log in with SAML or ldap', nearMiss: true },
  { question: 'quel temps fera-t-il demain à Lyon' },
  { question: 'send fastapi errors to sentry', nearMiss: true, keptBack: true },
  { question: 'how do I run a job every night at 3 inside my app with the scheduler of fastapi', nearMiss: true },
  { question: 'my guitar does not stay in tune' },
  { question: 'terraform module for an azure vnet', keptBack: true },
  { question: 'translate validation messages into spanish depending on Accept-Language', nearMiss: true },
  { question: 'brotli middleware compression level', nearMiss: true },
  {
    question: 'kill an endpoint that takes longer than 10 seconds, timeout parameter of the decorator',
    nearMiss: true,
    keptBack: true
  },
  { question: 'consume kafka topics with a fastapi decorator', nearMiss: true },
  { question: 'grpc service next to the rest routes on the same port', nearMiss: true },
  { question: 'http/3 support of fastapi run', nearMiss: true, keptBack: true }
]
