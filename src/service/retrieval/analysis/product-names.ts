/**
 * Names that readers ask about in any documentation, in lower case. What the pages do not hold of them is no slip of
 * the pen for a word that they do hold: `stripe` is no `strip`, and `openai` no `openapi`.
 */
const productNames: ReadonlySet<string> = new Set(
  `activemq adyen airflow airtable akamai algolia alipay alpine alpinejs anaconda android angular ansible antd anthropic
apache appium appwrite arangodb archlinux argocd asana aspnet astro auth0 authelia authentik azure babel bazel bedrock
bigcommerce bigquery bitbucket blazor bootstrap bower braintree browserify bugsnag buildkite bullmq bulma caddy
cassandra celery centos chakra chargebee chatgpt chocolatey circleci clerk clickhouse clickup clojure cloudflare
cloudfront cmake cobol cockroachdb codesandbox codespaces coffeescript cognito conda confluence contentful copilot
cordova couchbase couchdb crowdin cypress daisyui dart databricks datadog debian deepseek deno dependabot devise
digitalocean directus discord django docker dotnet dragonflydb drizzle drupal duckdb dynamodb dynatrace elastic
elasticsearch electron elixir emacs ember envoy erlang esbuild expo express facebook fargate fastapi fastify fastly
fedora figma firebase firestore flask flatpak fluentbit fluentd flutter fortran framer freebsd freshdesk fsharp
fusionauth gatsby gemini github gitlab golang gradle grafana graphql graylog groq grpc grunt gulp gunicorn hadoop
haproxy haskell hcaptcha heroku hetzner hibernate homebrew hono hotjar htmx hubspot huggingface hygraph icinga
influxdb inngest instagram intellij ionic istio jaeger jasmine java jenkins jest jetbrains jetty jinja jira joomla
jotai jquery julia junit k3s kafka karma keras keycloak keydb kibana klarna knex koa kotlin kubernetes kustomize
kysely langchain langgraph laravel launchd lerna linear linkedin linode livewire llama llamaindex lodash logstash
lokalise lucene magento mailchimp mailgun mailjet mariadb matlab matomo mattermost maven meilisearch memcached
messagebird meteor mikroorm milvus minikube minio mistral mixpanel mocha mollie mongo mongodb mongoose mysql n8n
nagios nativescript neo4j neovim nest nestjs netlify netsuite newrelic nextauth nextjs nginx nim nixos node notion npm
nuget numpy nuxt ocaml okta ollama openai openbsd openrouter opensearch openshift opentelemetry opsgenie oracle packer
pagerduty pandas parcel paypal perl pgvector phoenix php phpstorm phpunit pinecone pipenv planetscale playwright pm2
pnpm podman postcss postgres postgresql posthog postman postmark preact prestashop primevue prisma prismic prometheus
promtail pulsar puppet puppeteer purescript pycharm pydantic pytest python pytorch qdrant quasar questdb qwen qwik
rabbitmq rails railway razorpay react recaptcha recurly redis redshift redux remix render resque rhel rocketchat
rollbar rollup rsbuild rspack rspec ruby rust salesforce sass scala scikit scipy scylladb segment selenium sendgrid
sentry sequelize serde shadcn shopify sidekiq skype slack snapcraft snowflake snowpack snyk solid solidjs solr
sonarqube spark splunk spotify spring sqlcipher sqlite squarespace statsd steam storyblok storybook strapi stripe
stylus stytch supabase supertokens svelte sveltekit swift symfony systemd tailwind tailwindcss tauri tekton telegraf
telegram tensorflow terraform testcafe tidb tiktok timescaledb tokio tomcat torch traefik transifex travisci trello
turbo turborepo turso twilio twitter typeorm typescript typesense typo3 ubuntu umbraco unocss uvicorn uwsgi vagrant
valkey varnish vcpkg vercel vertexai vim virtualenv vite vitess vitest vonage vscode vue vuetify vuex vultr weaviate
webassembly webdriverio webex webflow weblate webpack webstorm wechat whatsapp winget woocommerce wordpress workos
wrangler xamarin xcode yarn youtube zabbix zapier zendesk zeromq zig zipkin zulip zustand`.split(/\s+/)
)

/** Protocols, formats and systems, which are never what a documentation is of. */
const technologies: ReadonlySet<string> = new Set(
  `amqp avif avro bson captcha chromeos docx epub heic http3 ios ipad ipados ipfs iphone kerberos latex ldap macos mp3
mp4 mqtt msgpack nfs oidc parquet passkey passkeys pdf pptx protobuf quic saml sftp smb totp wasm webauthn webp webrtc
websub xlsx`.split(/\s+/)
)

/** Whether it is the name of a product that may be documented. */
export const isProductName = (word: string): boolean => productNames.has(word.toLowerCase())

/** Whether it is the name of a product, a protocol, a format or a system: whoever names it means nothing else. */
export const isTechnology = (word: string): boolean => isProductName(word) || technologies.has(word.toLowerCase())
