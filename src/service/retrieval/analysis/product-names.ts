/**
 * Names that readers ask about in any documentation, in lower case. What the pages do not hold of them is no slip of
 * the pen for a word that they do hold: `stripe` is no `strip`, and `openai` no `openapi`.
 */
export const productNames: ReadonlySet<string> = new Set(
  `airflow algolia alpine android angular ansible anthropic apache appwrite astro auth0 azure babel bitbucket bootstrap
bulma caddy cassandra celery chatgpt clerk clickhouse clojure cloudflare codesandbox cognito couchdb cypress dart datadog
deno devise discord django docker dotnet drizzle drupal dynamodb elastic elasticsearch electron elixir ember envoy erlang
esbuild expo express fastapi fastify figma firebase flask flutter framer gatsby gemini github gitlab golang grafana gradle
graphql hadoop haskell heroku hibernate hono htmx ionic istio jasmine java jenkins jetbrains jinja jira joomla jotai jquery
julia kafka karma keras keycloak knex koa kotlin kubernetes langchain laravel linear lodash magento mariadb memcached meteor
minio mistral mocha mongo mongodb mongoose mysql neo4j nest nestjs netlify nextjs nginx node notion numpy nuxt okta ollama
openai openshift oracle pandas parcel paypal phoenix pinecone playwright podman postgres postgresql postman preact prisma
prometheus puppet puppeteer pydantic pytest pytorch qwik rabbitmq rails railway react redis redux remix render rollup ruby
rust salesforce sass scala scikit scipy segment selenium sentry sequelize shopify slack solid solidjs spark spring sqlite
squarespace storybook strapi stripe stylus supabase svelte sveltekit swift symfony tailwind tauri tensorflow terraform torch
traefik turbo twilio typeorm typescript ubuntu vercel vite vitest vue vuex webflow webpack whatsapp wordpress yarn zapier
zustand`.split(/\s+/)
)
