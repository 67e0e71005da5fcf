/** A short question, as most people type them. */
export interface EverydayQuestion {
  question: string
  /**
   * The addresses below the site's base that are right as the first place: a section, `#*` for any of a page, or a page for its beginning.
   */
  places: string[]
}

/** By the names of the documentations. Writers who saw no answers wrote them, from the pages. */
export const everydayQuestions: Readonly<Record<string, readonly EverydayQuestion[]>> = {
  'ai-sdk': [
    { question: 'what is the AI SDK', places: ['/introduction', '/introduction#why-use-the-ai-sdk'] },
    {
      question: 'how do I install the ai sdk',
      places: [
        '/getting-started/nodejs#install-dependencies',
        '/getting-started/nextjs-app-router#install-dependencies',
        '/getting-started/svelte#install-dependencies',
        '/getting-started/nuxt#install-dependencies',
        '/getting-started/expo#install-dependencies',
        '/getting-started/tanstack-start#install-dependencies',
        '/getting-started/nextjs-pages-router#install-dependencies',
        '/getting-started'
      ]
    },
    {
      question: 'which providers are supported',
      places: [
        '/foundations/providers-and-models',
        '/foundations/providers-and-models#ai-sdk-providers',
        '/foundations/providers-and-models#model-capabilities',
        '/introduction#model-providers',
        '/getting-started/choosing-a-provider'
      ]
    },
    {
      question: 'where do I put my API key',
      places: [
        '/getting-started/choosing-a-provider#ai-gateway',
        '/getting-started/nextjs-app-router#configure-your-ai-gateway-api-key',
        '/getting-started/nodejs#configure-vercel-ai-gateway-api-key',
        '/getting-started/svelte#configure-your-ai-gateway-api-key',
        '/getting-started/nuxt#configure-vercel-ai-gateway-api-key',
        '/getting-started/expo#configure-your-ai-gateway-api-key',
        '/getting-started/tanstack-start#configure-your-ai-gateway-api-key',
        '/getting-started/nextjs-pages-router#configure-your-ai-gateway-api-key'
      ]
    },
    {
      question: 'stream text',
      places: [
        '/ai-sdk-core/generating-text',
        '/ai-sdk-core/generating-text#streamtext',
        '/ai-sdk-core/generating-text#streamtext-1',
        '/reference/ai-sdk-core/stream-text#*'
      ]
    },
    {
      question: 'how do I build a chatbot',
      places: [
        '/ai-sdk-ui/chatbot',
        '/ai-sdk-ui/chatbot#example',
        '/getting-started/nextjs-app-router#*',
        '/getting-started/svelte#*',
        '/getting-started/nuxt#*',
        '/getting-started/nextjs-pages-router#*',
        '/getting-started/tanstack-start#*'
      ]
    },
    {
      question: 'tool calling',
      places: ['/ai-sdk-core/tools-and-tool-calling', '/foundations/tools', '/foundations/tools#what-is-a-tool']
    },
    {
      question: 'structured output',
      places: [
        '/ai-sdk-core/generating-structured-data',
        '/ai-sdk-core/generating-structured-data#generating-structured-outputs',
        '/ai-sdk-core/generating-structured-data#output-types',
        '/ai-sdk-core/generating-structured-data#outputobject',
        '/reference/ai-sdk-core/output'
      ]
    },
    {
      question: 'how do I generate images',
      places: [
        '/ai-sdk-core/image-generation',
        '/ai-sdk-core/image-generation#generating-images-with-language-models',
        '/reference/ai-sdk-core/generate-image#*'
      ]
    },
    {
      question: 'how do I save the chat history',
      places: ['/ai-sdk-ui/chatbot-message-persistence', '/ai-sdk-ui/chatbot-message-persistence#storing-messages']
    },
    {
      question: 'can I use ollama or local models',
      places: [
        '/foundations/providers-and-models#self-hosted-models',
        '/foundations/providers-and-models#ai-sdk-providers'
      ]
    },
    { question: 'what is an agent', places: ['/agents/overview'] },
    {
      question: 'how do I upgrade to version 7',
      places: [
        '/migration-guides/migration-guide-7-0',
        '/migration-guides/migration-guide-7-0#recommended-migration-process',
        '/migration-guides/migration-guide-7-0#codemods',
        '/migration-guides/migration-guide-7-0#migration-skill'
      ]
    },
    {
      question: 'does it support MCP servers',
      places: [
        '/ai-sdk-core/mcp-tools',
        '/ai-sdk-core/mcp-tools#initializing-an-mcp-client',
        '/ai-sdk-core/mcp-tools#using-mcp-tools',
        '/foundations/tools#mcp-tools',
        '/ai-sdk-core/tools-and-tool-calling#mcp-tools'
      ]
    },
    {
      question: 'how do I stop a running response',
      places: [
        '/advanced/stopping-streams',
        '/advanced/stopping-streams#ai-sdk-ui',
        '/advanced/stopping-streams#ai-sdk-core',
        '/ai-sdk-ui/chatbot#cancellation-and-regeneration',
        '/ai-sdk-core/settings#abortsignal',
        '/ai-sdk-ui/completion#cancelation'
      ]
    },
    {
      question: 'temperature and max tokens',
      places: [
        '/ai-sdk-core/settings#temperature',
        '/ai-sdk-core/settings#maxoutputtokens',
        '/ai-sdk-core/settings#language-model-call-options',
        '/ai-sdk-core/settings'
      ]
    },
    {
      question: 'text embeddings',
      places: [
        '/ai-sdk-core/embeddings',
        '/ai-sdk-core/embeddings#embedding-a-single-value',
        '/ai-sdk-core/embeddings#embedding-many-values',
        '/foundations/overview#embedding-models'
      ]
    },
    {
      question: 'deploy to vercel',
      places: [
        '/advanced/vercel-deployment-guide',
        '/advanced/vercel-deployment-guide#before-you-begin',
        '/advanced/vercel-deployment-guide#import-project-in-vercel',
        '/advanced/vercel-deployment-guide#deploy'
      ]
    }
  ],
  next: [
    { question: 'what is next.js', places: ['/', '/#what-is-nextjs'] },
    { question: 'system requirements', places: ['/app/getting-started/installation#system-requirements'] },
    {
      question: 'how do I create a new project',
      places: [
        '/app/getting-started/installation',
        '/app/getting-started/installation#quick-start',
        '/app/getting-started/installation#create-with-the-cli',
        '/app/getting-started/installation#manual-installation',
        '/app/api-reference/cli/create-next-app#*'
      ]
    },
    {
      question: 'how do I update next.js',
      places: [
        '/app/getting-started/upgrading#latest-version',
        '/app/getting-started/upgrading',
        '/app/getting-started/installation#upgrade-your-nextjs-app',
        '/app/guides/upgrading',
        '/app/guides/upgrading/version-16',
        '/app/guides/upgrading/codemods#upgrade',
        '/app/api-reference/cli/next#next-upgrade-options',
        '/app/guides/upgrading/agent-upgrade'
      ]
    },
    {
      question: 'change the port',
      places: [
        '/app/api-reference/cli/next#changing-the-default-port',
        '/app/api-reference/cli/next#next-dev-options',
        '/app/api-reference/cli/next#next-start-options'
      ]
    },
    {
      question: 'environment variables',
      places: ['/app/guides/environment-variables', '/app/guides/environment-variables#loading-environment-variables']
    },
    {
      question: 'how do I add a page',
      places: [
        '/app/getting-started/layouts-and-pages#creating-a-page',
        '/app/api-reference/file-conventions/page',
        '/app/getting-started/layouts-and-pages',
        '/pages/building-your-application/routing/pages-and-layouts'
      ]
    },
    {
      question: 'custom 404 page',
      places: [
        '/app/api-reference/file-conventions/not-found',
        '/app/api-reference/file-conventions/not-found#not-foundjs',
        '/app/getting-started/error-handling#not-found',
        '/pages/building-your-application/routing/custom-error#404-page',
        '/pages/building-your-application/routing/custom-error#customizing-the-404-page'
      ]
    },
    {
      question: 'how do I redirect to another page',
      places: [
        '/app/guides/redirecting',
        '/app/guides/redirecting#redirect-function',
        '/app/guides/redirecting#redirects-in-nextconfigjs',
        '/app/guides/redirecting#userouter-hook',
        '/app/guides/redirecting#nextresponseredirect-in-proxy',
        '/app/api-reference/functions/redirect#*',
        '/app/api-reference/config/next-config-js/redirects#*'
      ]
    },
    {
      question: 'does it work with tailwind',
      places: ['/app/getting-started/css#tailwind-css', '/app/guides/tailwind-v3-css#*']
    },
    {
      question: 'google fonts',
      places: [
        '/app/getting-started/fonts#google-fonts',
        '/app/api-reference/components/font#google-fonts',
        '/app/getting-started/fonts'
      ]
    },
    {
      question: 'where do I put the favicon',
      places: [
        '/app/api-reference/file-conventions/metadata/app-icons',
        '/app/api-reference/file-conventions/metadata/app-icons#favicon',
        '/app/api-reference/file-conventions/metadata/app-icons#image-files-ico-jpg-png',
        '/app/getting-started/metadata-and-og-images#favicons',
        '/app/getting-started/project-structure#app-icons'
      ]
    },
    {
      question: 'where can I deploy my app',
      places: [
        '/app/getting-started/deploying',
        '/app/getting-started/deploying#adapters',
        '/app/getting-started/deploying#verified-adapters',
        '/app/getting-started/deploying#nodejs-server',
        '/app/guides/deploying-to-platforms'
      ]
    },
    {
      question: 'how do I fetch data',
      places: [
        '/app/getting-started/fetching-data',
        '/app/getting-started/fetching-data#fetching-data',
        '/app/getting-started/fetching-data#server-components',
        '/app/getting-started/fetching-data#with-the-fetch-api',
        '/app/getting-started/fetching-data#client-components'
      ]
    },
    {
      question: 'server and client components difference',
      places: [
        '/app/getting-started/server-and-client-components',
        '/app/getting-started/server-and-client-components#when-to-use-server-and-client-components',
        '/app/getting-started/server-and-client-components#how-do-server-and-client-components-work-in-nextjs',
        '/app/guides/server-and-client-boundary'
      ]
    },
    {
      question: 'how do I create an API endpoint',
      places: [
        '/app/getting-started/route-handlers',
        '/app/getting-started/route-handlers#route-handlers',
        '/app/getting-started/route-handlers#convention',
        '/app/api-reference/file-conventions/route',
        '/pages/building-your-application/routing/api-routes',
        '/app/guides/backend-for-frontend'
      ]
    },
    {
      question: 'page title and description',
      places: [
        '/app/getting-started/metadata-and-og-images',
        '/app/getting-started/metadata-and-og-images#static-metadata',
        '/app/getting-started/metadata-and-og-images#generated-metadata',
        '/app/api-reference/functions/generate-metadata',
        '/app/api-reference/functions/generate-metadata#title',
        '/app/api-reference/functions/generate-metadata#description',
        '/app/api-reference/functions/generate-metadata#the-metadata-object'
      ]
    },
    {
      question: 'docker deployment',
      places: ['/app/getting-started/deploying#docker', '/app/getting-started/deploying#templates-1']
    }
  ],
  'fastapi-en': [
    {
      question: 'how do I install fastapi',
      places: ['/#installation', '/tutorial#install-fastapi', '/virtual-environments#create-a-project']
    },
    { question: 'what is fastapi', places: ['/', '/features', '/features#fastapi-features'] },
    {
      question: 'how do I run the server',
      places: [
        '/tutorial#run-the-code',
        '/fastapi-cli',
        '/fastapi-cli#fastapi-dev',
        '/fastapi-cli#fastapi-run',
        '/deployment/manually',
        '/deployment/manually#use-the-fastapi-run-command',
        '/#run-it',
        '/tutorial/first-steps'
      ]
    },
    { question: 'cors', places: ['/tutorial/cors#*'] },
    { question: 'file upload', places: ['/tutorial/request-files#*', '/tutorial/request-forms-and-files'] },
    { question: 'query parameters', places: ['/tutorial/query-params#*'] },
    {
      question: 'how do I connect a database',
      places: [
        '/tutorial/sql-databases',
        '/tutorial/sql-databases#install-sqlmodel',
        '/tutorial/sql-databases#create-the-app-with-a-single-model',
        '/tutorial/sql-databases#create-an-engine',
        '/tutorial/sql-databases#create-a-session-dependency'
      ]
    },
    {
      question: 'environment variables',
      places: [
        '/advanced/settings',
        '/advanced/settings#pydantic-settings',
        '/environment-variables',
        '/advanced/settings#reading-a-env-file',
        '/advanced/settings#create-the-settings-object'
      ]
    },
    {
      question: 'where are the automatic api docs',
      places: [
        '/tutorial/first-steps#interactive-api-docs',
        '/tutorial/first-steps#alternative-api-docs',
        '/#interactive-api-docs',
        '/#alternative-api-docs',
        '/features#automatic-docs',
        '/tutorial/metadata#docs-urls'
      ]
    },
    { question: 'does it support websockets', places: ['/advanced/websockets#*'] },
    { question: 'how do I add login with jwt tokens', places: ['/tutorial/security/oauth2-jwt#*'] },
    {
      question: 'dependency injection',
      places: [
        '/tutorial/dependencies',
        '/tutorial/dependencies#what-is-dependency-injection',
        '/tutorial/dependencies#first-steps',
        '/tutorial/dependencies#create-a-dependency-or-dependable'
      ]
    },
    {
      question: 'how do I return a 404 error',
      places: [
        '/tutorial/handling-errors',
        '/tutorial/handling-errors#use-httpexception',
        '/tutorial/handling-errors#import-httpexception',
        '/tutorial/handling-errors#raise-an-httpexception-in-your-code',
        '/tutorial/handling-errors#the-resulting-response'
      ]
    },
    { question: 'docker', places: ['/deployment/docker#*'] },
    { question: 'how do I write tests', places: ['/tutorial/testing#*'] },
    { question: 'can I run background tasks', places: ['/tutorial/background-tasks#*'] },
    { question: 'when should I use async def', places: ['/async', '/async#in-a-hurry', '/async#async-and-await'] },
    { question: 'can I split routes into multiple files', places: ['/tutorial/bigger-applications#*'] }
  ],
  'fastapi-de': [
    {
      question: 'Installation',
      places: ['/#installation', '/tutorial#install-fastapi', '/virtual-environments#create-a-project']
    },
    { question: 'Was ist FastAPI', places: ['/', '/features', '/features#fastapi-features'] },
    {
      question: 'Wie starte ich den Server',
      places: [
        '/tutorial#run-the-code',
        '/fastapi-cli',
        '/fastapi-cli#fastapi-dev',
        '/fastapi-cli#fastapi-run',
        '/deployment/manually',
        '/deployment/manually#use-the-fastapi-run-command',
        '/#run-it',
        '/tutorial/first-steps'
      ]
    },
    { question: 'Formulardaten', places: ['/tutorial/request-forms#*', '/tutorial/request-form-models'] },
    { question: 'Cookies setzen', places: ['/advanced/response-cookies#*'] },
    { question: 'statische Dateien', places: ['/tutorial/static-files#*'] },
    {
      question: 'Middleware',
      places: ['/tutorial/middleware#*', '/advanced/middleware', '/advanced/middleware#adding-asgi-middlewares']
    },
    {
      question: 'Code beim Starten und Herunterfahren',
      places: [
        '/advanced/events',
        '/advanced/events#use-case',
        '/advanced/events#lifespan',
        '/advanced/events#lifespan-function',
        '/advanced/events#startup-event',
        '/advanced/events#shutdown-event'
      ]
    },
    { question: 'Wie lese ich einen Header aus', places: ['/tutorial/header-params#*'] },
    { question: 'Wie empfange ich JSON im Body', places: ['/tutorial/body#*'] },
    {
      question: 'Wie ändere ich den Statuscode der Antwort',
      places: [
        '/tutorial/response-status-code',
        '/advanced/response-change-status-code',
        '/advanced/response-change-status-code#use-a-response-parameter',
        '/tutorial/path-operation-configuration#response-status-code',
        '/tutorial/response-status-code#shortcut-to-remember-the-names'
      ]
    },
    { question: 'Wie leite ich auf eine andere URL weiter', places: ['/advanced/custom-response#redirectresponse'] },
    {
      question: 'Wie aktualisiere ich auf eine neue Version',
      places: ['/deployment/versions#upgrading-the-fastapi-versions', '/deployment/versions']
    },
    { question: 'Unterstützt FastAPI GraphQL', places: ['/how-to/graphql#*'] },
    {
      question: 'Wo finde ich die API-Dokumentation',
      places: [
        '/tutorial/first-steps#interactive-api-docs',
        '/tutorial/first-steps#alternative-api-docs',
        '/#interactive-api-docs',
        '/#alternative-api-docs',
        '/features#automatic-docs',
        '/tutorial/metadata#docs-urls'
      ]
    },
    { question: 'Kann ich HTML-Templates mit Jinja verwenden', places: ['/advanced/templates#*'] },
    { question: 'Was sind Pfad-Parameter', places: ['/tutorial/path-params#*'] },
    {
      question: 'Wie stelle ich mehrere Worker ein',
      places: ['/deployment/server-workers', '/deployment/server-workers#multiple-workers']
    }
  ],
  hono: [
    {
      question: 'how do I install hono',
      places: [
        '/getting-started/basic',
        '/getting-started/basic#starter',
        '/#quick-start',
        '/guides/create-hono',
        '/getting-started/nodejs#1-setup',
        '/getting-started/bun#2-setup',
        '/getting-started/deno#2-setup',
        '/getting-started/cloudflare-workers#1-setup'
      ]
    },
    {
      question: 'what is hono',
      places: ['/', '/#features', '/#use-cases', '/concepts/motivation', '/concepts/motivation#motivation']
    },
    {
      question: 'change the port',
      places: [
        '/getting-started/nodejs#change-port-number',
        '/getting-started/bun#change-port-number',
        '/getting-started/deno#change-port-number',
        '/getting-started/cloudflare-workers#change-port-number'
      ]
    },
    { question: 'cors', places: ['/middleware/builtin/cors#*'] },
    {
      question: 'how do I set a cookie',
      places: [
        '/helpers/cookie',
        '/helpers/cookie#usage',
        '/helpers/cookie#regular-cookies',
        '/helpers/cookie#setcookie--setsignedcookie'
      ]
    },
    {
      question: 'static files',
      places: [
        '/getting-started/nodejs#serve-static-files',
        '/getting-started/bun#serve-static-files',
        '/getting-started/deno#serve-static-files',
        '/getting-started/cloudflare-workers#serve-static-files'
      ]
    },
    {
      question: 'file upload',
      places: ['/api/request#parsebody', '/api/request#multiple-files', '/api/request#formdata']
    },
    { question: 'how do I return json', places: ['/getting-started/basic#return-json', '/api/context#json'] },
    {
      question: 'get query parameters',
      places: ['/api/request#query', '/api/request#queries', '/getting-started/basic#request-and-response']
    },
    { question: 'custom 404 page', places: ['/api/hono#not-found', '/api/context#notfound'] },
    {
      question: 'does it support websockets',
      places: [
        '/helpers/websocket',
        '/helpers/websocket#upgradewebsocket',
        '/helpers/websocket#examples',
        '/helpers/websocket#server-and-client',
        '/helpers/websocket#nodejs',
        '/getting-started/nodejs#websocket'
      ]
    },
    {
      question: 'jwt authentication',
      places: ['/middleware/builtin/jwt#*', '/helpers/jwt', '/helpers/jwt#sign', '/helpers/jwt#verify']
    },
    {
      question: 'how do I validate the request body',
      places: [
        '/guides/validation',
        '/guides/validation#manual-validator',
        '/guides/validation#with-zod',
        '/guides/validation#zod-validator-middleware',
        '/guides/validation#standard-schema-validator-middleware',
        '/api/request#valid'
      ]
    },
    {
      question: 'where do I read environment variables',
      places: [
        '/helpers/adapter#env',
        '/api/context#env',
        '/helpers/adapter',
        '/getting-started/cloudflare-workers#bindings',
        '/getting-started/cloudflare-workers#load-env-when-local-development'
      ]
    },
    {
      question: 'how do I test my app',
      places: [
        '/guides/testing',
        '/guides/testing#request-and-response',
        '/helpers/testing',
        '/helpers/testing#testclient'
      ]
    },
    {
      question: 'which runtimes does it run on',
      places: ['/', '/#features', '/#web-standards', '/concepts/web-standard']
    },
    {
      question: 'how do I write my own middleware',
      places: [
        '/guides/middleware#custom-middleware',
        '/guides/middleware#definition-of-middleware',
        '/guides/middleware',
        '/concepts/middleware',
        '/helpers/factory#createmiddleware'
      ]
    },
    {
      question: 'can I deploy to cloudflare',
      places: [
        '/getting-started/cloudflare-workers',
        '/getting-started/cloudflare-workers#4-deploy',
        '/getting-started/cloudflare-pages',
        '/getting-started/cloudflare-pages#4-deploy',
        '/getting-started/cloudflare-workers-vite',
        '/getting-started/cloudflare-workers-vite#4-deploy',
        '/getting-started/cloudflare-workers#deploy-from-github-actions'
      ]
    }
  ],
  own: [
    { question: 'what is docs assistant', places: ['/faq#what-is-docs-assistant', '/'] },
    { question: 'open source license', places: ['/faq#is-it-free-and-what-is-the-licence'] },
    {
      question: 'how do I install it',
      places: [
        '/getting-started',
        '/getting-started#add-the-widget-with-a-script-tag',
        '/getting-started#let-a-command-do-it',
        '/getting-started#use-the-web-component',
        '/getting-started#see-it-run',
        '/service#start-on-your-own-site',
        '/service'
      ]
    },
    {
      question: 'change the colors',
      places: [
        '/styling#custom-properties',
        '/faq#how-do-i-change-the-colours',
        '/styling#colours-stay-readable',
        '/styling'
      ]
    },
    { question: 'dark mode', places: ['/styling#light-and-dark', '/options#where-it-stands-and-how-it-looks'] },
    { question: 'which node version do I need', places: ['/getting-started#see-it-run', '/service'] },
    { question: 'how do I change the port', places: ['/service#flags-and-environment'] },
    {
      question: 'does it work with docusaurus',
      places: ['/sites/docusaurus#*', '/faq#which-generators-does-it-support']
    },
    {
      question: 'can I use ollama',
      places: [
        '/service#a-model-of-your-own',
        '/getting-started#answer-with-a-model',
        '/faq#does-it-need-openai-or-any-model',
        '/service#the-model-that-answers'
      ]
    },
    { question: 'how do I create an api key', places: ['/service#keys', '/cli#the-admin-key'] },
    { question: 'docker container', places: ['/deploy#a-container', '/deploy#compose-with-postgresql'] },
    {
      question: 'where is my data stored',
      places: [
        '/service#what-it-keeps-and-where',
        '/privacy#what-is-kept-where-and-for-how-long',
        '/faq#is-my-data-sent-anywhere',
        '/privacy',
        '/privacy#what-the-widget-stores-in-the-browser'
      ]
    },
    { question: 'backup database', places: ['/service#back-up-and-restore'] },
    { question: 'how do I upgrade', places: ['/deploy#before-an-upgrade'] },
    { question: 'keyboard shortcut', places: ['/options#behaviour'] },
    {
      question: 'how do I see unanswered questions',
      places: [
        '/cli#questions-list-export-summary-gaps',
        '/faq#how-do-i-see-what-readers-asked',
        '/admin#questions',
        '/api#gaps',
        '/api#questions'
      ]
    },
    {
      question: 'how big is the widget',
      places: ['/faq#how-big-is-the-widget', '/weight', '/comparison#what-a-page-loads-to-draw-an-answer']
    },
    { question: 'mcp server', places: ['/mcp', '/mcp#tools', '/mcp#add-it-to-a-client'] }
  ],
  bun: [
    { question: 'what is bun', places: ['/', '/#what-is-bun'] },
    {
      question: 'how do I install bun',
      places: [
        '/installation',
        '/installation#installation',
        '/installation#overview',
        '/installation#installation:~:macOS-&-Linux',
        '/installation#installation:~:Windows',
        '/installation#installation:~:Package-Managers',
        '/installation#installation:~:Docker'
      ]
    },
    { question: 'how do I update bun', places: ['/installation#upgrading', '/guides/util/upgrade#*'] },
    { question: 'uninstall bun', places: ['/installation#uninstall'] },
    {
      question: 'how do I create a new project',
      places: ['/runtime/templating/init', '/quickstart', '/quickstart#overview', '/runtime/templating/create#*']
    },
    {
      question: 'how do I add a package',
      places: ['/pm/cli/add', '/guides/install/add', '/snippets/cli/add#cli-usage']
    },
    {
      question: 'update dependencies',
      places: [
        '/pm/cli/update#*',
        '/guides/install/from-npm-install-to-bun-install#update-dependencies',
        '/snippets/cli/update#cli-usage'
      ]
    },
    {
      question: 'can I run typescript files directly',
      places: ['/runtime#run-a-file', '/quickstart#run-a-script', '/runtime/file-types#ts']
    },
    {
      question: 'env file',
      places: [
        '/runtime/environment-variables',
        '/runtime/environment-variables#setting-environment-variables',
        '/runtime/environment-variables#manually-specifying-env-files',
        '/runtime/environment-variables#dotenv',
        '/guides/runtime/set-env'
      ]
    },
    {
      question: 'watch mode',
      places: [
        '/runtime/watch-mode',
        '/runtime/watch-mode#--watch-mode',
        '/runtime/watch-mode#--hot-mode',
        '/runtime#--watch'
      ]
    },
    {
      question: 'how do I start an http server',
      places: [
        '/runtime/http/server',
        '/runtime/http/server#basic-setup',
        '/guides/http/simple',
        '/guides/http/server',
        '/quickstart',
        '/quickstart#overview'
      ]
    },
    {
      question: 'change the port',
      places: [
        '/runtime/http/server#changing-the-port-and-hostname',
        '/runtime/http/server#configuring-a-default-port',
        '/runtime/bunfig#serveport'
      ]
    },
    { question: 'where is the config file', places: ['/runtime/bunfig', '/runtime/bunfig#global-vs-local'] },
    { question: 'how do I run tests', places: ['/test', '/test#run-tests', '/guides/test/run-tests'] },
    {
      question: 'is it compatible with node.js',
      places: [
        '/runtime/nodejs-compat',
        '/runtime/nodejs-compat#built-in-nodejs-modules',
        '/runtime/nodejs-compat#nodejs-globals'
      ]
    },
    {
      question: 'read a file',
      places: [
        '/runtime/file-io#reading-files-bunfile',
        '/guides/read-file/string',
        '/guides/read-file/json',
        '/guides/read-file/buffer',
        '/guides/read-file/arraybuffer',
        '/guides/read-file/uint8array',
        '/guides/read-file/stream',
        '/runtime/file-io'
      ]
    },
    {
      question: 'websocket server',
      places: [
        '/runtime/http/websockets',
        '/runtime/http/websockets#start-a-websocket-server',
        '/guides/websocket/simple'
      ]
    },
    {
      question: 'which databases does it support',
      places: ['/runtime/sql#database-support', '/runtime/sql', '/runtime/sql#features']
    }
  ],
  fastify: [
    { question: 'how do I install fastify', places: ['/Guides/Getting-Started#install'] },
    { question: 'hello world', places: ['/Guides/Getting-Started#your-first-server'] },
    { question: 'change the port', places: ['/Reference/Server#listen', '/Guides/Getting-Started#your-first-server'] },
    {
      question: 'how do I add a route',
      places: [
        '/Reference/Routes',
        '/Reference/Routes#full-declaration',
        '/Reference/Routes#shorthand-declaration',
        '/Reference/Server#route',
        '/Reference/Server#routing',
        '/Guides/Getting-Started#your-first-server'
      ]
    },
    {
      question: 'url parameters',
      places: [
        '/Reference/Routes#url-building',
        '/Reference/Request#properties',
        '/Reference/Request#request-object',
        '/Reference/Request#params',
        '/Reference/Request#request-1',
        '/Reference/Request'
      ]
    },
    {
      question: 'how do I validate the request body',
      places: [
        '/Reference/Validation-and-Serialization#validation',
        '/Guides/Getting-Started#validate-your-data',
        '/Reference/Validation-and-Serialization',
        '/Reference/Validation-and-Serialization#core-concepts',
        '/Reference/Validation-and-Serialization#body-content-type-validation'
      ]
    },
    {
      question: 'enable logging',
      places: [
        '/Reference/Logging',
        '/Reference/Logging#enable-logging',
        '/Reference/Logging#basic-logging-setup',
        '/Reference/Logging#usage',
        '/Reference/Server#logger'
      ]
    },
    {
      question: 'error handling',
      places: [
        '/Reference/Errors',
        '/Reference/Errors#error-handling',
        '/Reference/Errors#errors-in-fastify',
        '/Reference/Errors#catching-uncaught-errors-in-fastify',
        '/Reference/Errors#error-handling-in-nodejs',
        '/Reference/Server#seterrorhandler',
        '/Guides/Plugins-Guide#handle-errors',
        '/Reference/Reply#errors'
      ]
    },
    {
      question: 'what is a plugin',
      places: [
        '/Reference/Plugins',
        '/Guides/Plugins-Guide',
        '/Guides/Plugins-Guide#register',
        '/Guides/Getting-Started#your-first-plugin'
      ]
    },
    {
      question: 'how do I write a plugin',
      places: [
        '/Reference/Plugins#create-a-plugin',
        '/Guides/Getting-Started#your-first-plugin',
        '/Guides/Write-Plugin',
        '/Guides/Write-Plugin#how-to-write-a-good-plugin',
        '/Guides/Plugins-Guide',
        '/Guides/Plugins-Guide#register',
        '/Guides/Write-Plugin#code'
      ]
    },
    {
      question: 'does it support typescript',
      places: [
        '/Reference/TypeScript',
        '/Reference/TypeScript#getting-started',
        '/Reference/TypeScript#learn-by-example'
      ]
    },
    {
      question: 'which node version do I need',
      places: [
        '/Reference/LTS#schedule',
        '/Guides/Migration-Guide-V5#long-term-support-cycle',
        '/Guides/Migration-Guide-V5#why-nodejs-v20',
        '/Reference/LTS'
      ]
    },
    {
      question: 'connect to mysql or postgres',
      places: ['/Guides/Database', '/Guides/Database#mysql', '/Guides/Database#postgres']
    },
    {
      question: 'how do I test my routes',
      places: [
        '/Guides/Testing',
        '/Guides/Testing#testing',
        '/Guides/Testing#testing-with-http-injection',
        '/Guides/Testing#benefits-of-using-fastifyinject',
        '/Guides/Testing#application',
        '/Guides/Testing#separating-concerns-makes-testing-easy',
        '/Reference/Server#inject'
      ]
    },
    { question: 'redirect request', places: ['/Reference/Reply#redirectdest-code'] },
    { question: 'can I use express middleware', places: ['/Reference/Middleware'] },
    {
      question: 'upgrade to v5',
      places: ['/Guides/Migration-Guide-V5', '/Guides/Migration-Guide-V5#breaking-changes']
    },
    { question: 'custom 404 page', places: ['/Reference/Server#setnotfoundhandler'] }
  ]
}
