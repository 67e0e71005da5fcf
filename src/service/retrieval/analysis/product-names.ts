/**
 * Names that readers ask about in any documentation, in lower case. What the pages do not hold of them is no slip of
 * the pen for a word that they do hold: `stripe` is no `strip`, and `steam` no `stream`.
 */
export const productNames: ReadonlySet<string> = new Set(
  `activemq adyen airflow airtable akamai algolia alipay alpine alpinejs anaconda android angular ansible antd anthropic
apache appium appwrite arangodb archlinux argocd artifactory asana aspnet astro auth0 authelia authentik axios axum
azure babel bazel bedrock bevy bigcommerce bigquery biome bitbucket bitwarden blazor bootstrap bower braintree
browserify bugsnag buildkite bullmq bulma caddy cassandra celery centos chakra chargebee chatgpt chocolatey chrome
chromium cilium circleci clerk clickhouse clickup clojure cloudflare cloudfront cmake cobol cockroachdb codeium
codesandbox codespaces coffeescript cognito conda confluence consul contentful copilot cordova couchbase couchdb
crowdin cypress daisyui dart databricks datadog debian deepseek deno dependabot devise digitalocean directus discord
django docker docusaurus dotnet dragonflydb drizzle drupal duckdb dynamodb dynatrace elastic elasticsearch electron
elixir emacs ember envoy erlang esbuild eslint etcd expo express fargate fastapi fastify fastly fedora figma firebase
firefox firestore flask flatpak flink fluentbit fluentd flutter flyway fortran framer freebsd freshdesk fsharp
fusionauth gatsby gemini gentoo gitea github gitlab godot golang gradle grafana graphql graylog groovy groq grunt gulp
gunicorn hadoop haproxy haskell hasura hcaptcha helm heroku hetzner hibernate homebrew hono hotjar htmx hubspot
huggingface hugo hygraph icinga influxdb inngest intellij ionic istio jaeger jasmine java jekyll jenkins jest
jetbrains jetty jinja jira joomla jotai jquery julia junit k3s kafka karma keras keycloak keydb kibana klarna knex koa
kong kotlin kubernetes kustomize kysely langchain langgraph laravel latte launchd lerna linear linkerd linode linux
livewire llama llamaindex lodash logstash lokalise loki lucene magento mailchimp mailgun mailjet mapbox mariadb
mastodon matlab matomo mattermost maven meilisearch memcached mercurial messagebird meteor mikroorm milvus minikube
minio mistral mixpanel mkdocs mobx mocha mollie mongo mongodb mongoose mysql n8n nagios nativescript nats neo4j neovim
nest nestjs netlify netsuite newrelic nextauth nextjs nginx nim nixos node nomad notion npm nuget numpy nuxt obsidian
ocaml okta ollama openai openbsd openrouter opensearch openshift opentelemetry opsgenie oracle packer pagerduty pandas
parcel paypal perl pgvector phoenix php phpstorm phpunit pinecone pipenv planetscale playwright pm2 pnpm podman
postcss postgres postgresql posthog postman postmark preact prestashop primevue prisma prismic prometheus promtail
pulsar pulumi puppet puppeteer purescript pusher pycharm pydantic pytest python pytorch qdrant quarkus quasar questdb
qwen qwik rabbitmq rails railway razorpay react recaptcha recurly redis redmine redshift redux remix render resque
rhel rocketchat rollbar rollup rsbuild rspack rspec rsync ruby rust safari salesforce sass scala scikit scipy scylladb
segment selenium sendgrid sentry sequelize serde shadcn shopify sidekiq skaffold skype slack snapcraft snowflake
snowpack snyk solid solidjs solr sonarqube spark splunk spring sqlcipher sqlite squarespace statsd steam storyblok
storybook strapi streamlit stripe stylus stytch supabase supertokens svelte sveltekit swift symfony systemd tableau
tailwind tailwindcss tauri tekton telegraf telegram tensorflow terraform terser testcafe thanos tidb timescaledb tokio
tomcat torch traefik transifex travisci trello trivy turbo turborepo turso twig twilio twitter typeorm typescript
typesense typo3 ubuntu umbraco unocss upstash uvicorn uwsgi vagrant valkey varnish vcpkg vercel vertexai vim
virtualenv vite vitess vitest vonage vscode vue vuetify vuex vulkan vultr weaviate webassembly webdriverio webex
webflow weblate webpack webstorm wechat whatsapp winget wireguard woocommerce wordpress workos wrangler xamarin xcode
yarn zabbix zapier zendesk zeromq zig zipkin zookeeper zulip zustand`.split(/\s+/)
)

/** Protocols, formats and systems, which are never what a documentation is of. */
const technologies: ReadonlySet<string> = new Set(
  `airplay amqp avif avro bluetooth bson captcha carplay chromecast chromeos docx epub grpc heic http3 ios ipad ipados
ipfs iphone kerberos latex ldap macos mp3 mp4 mqtt msgpack nfs oidc parquet passkey passkeys pdf pptx protobuf quic
rfid saml sftp smb totp tvos usb visionos wasm watchos webauthn webp webrtc websub xlsx zigbee`.split(/\s+/)
)

/** Whether it is the name of a product that may be documented. */
export const isProductName = (word: string): boolean => productNames.has(word.toLowerCase())

/** Whether it is the name of a product, a protocol, a format or a system: whoever names it means nothing else. */
export const isTechnology = (word: string): boolean => isProductName(word) || technologies.has(word.toLowerCase())
