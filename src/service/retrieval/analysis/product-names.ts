/**
 * Names that readers ask about in any documentation, in lower case. What the pages do not hold of them is no slip of
 * the pen for a word that they do hold: `stripe` is no `strip`, and `steam` no `stream`.
 */
export const productNames: ReadonlySet<string> = new Set(
  `1password acrobat activemq adguard adyen airflow airtable akamai alexa algolia alipay alpine alpinejs anaconda
android angular ansible antd anthropic apache appium appwrite arangodb archlinux argocd artifactory asana aspnet astro
audacity auth0 authelia authentik axios axum azure babel bazel bedrock bevy bigcommerce bigquery biome bitbucket
bitcoin bitwarden blazor blender bluesky bootstrap bower braintree browserify bugsnag buildkite bullmq bulma caddy
calibre cassandra celery centos chakra chargebee chatgpt chocolatey chrome chromebook chromium cilium circleci clerk
clickhouse clickup clojure cloudflare cloudfront cmake cobol cockroachdb codeium codesandbox codespaces coffeescript
cognito coinbase conda confluence consul contentful copilot cordova couchbase couchdb crowdin cypress daisyui
darktable dart dashlane databricks datadog debian deepseek deno dependabot devise digikam digitalocean directus
discord django docker docusaurus docusign dotnet dragonflydb drizzle dropbox drupal duckdb dynamodb dynatrace elastic
elasticsearch electron elixir emacs ember emby envoy erlang esbuild eslint etcd ethereum evernote expo express
facebook fargate fastapi fastify fastly fastmail fedora feedly figma firebase firefox firestore fitbit flask flatpak
flickr flink fluentbit fluentd flutter flyway fortran framer freebsd freshdesk fsharp fusionauth garmin gatsby gdrive
gemini gentoo gimp gitea github gitlab gmail gnucash gocardless godot golang gradle grafana graphql graylog groovy
groq grunt gulp gunicorn hadoop haproxy haskell hasura hcaptcha helm heroku hetzner hibernate homebrew homekit hono
hotjar htmx hubspot huggingface hugo hygraph icinga icloud immich influxdb inkscape inngest instagram instapaper
intellij ionic istio jaeger jasmine java jekyll jellyfin jenkins jest jetbrains jetty jinja jira joomla joplin jotai
jquery julia junit k3s kafka karma keepass keepassxc keras keycloak keydb kibana kindle klarna knex koa kobo kodi kong
kotlin krita kubernetes kustomize kysely langchain langgraph laravel lastpass latte launchd lerna libreoffice
lightroom linear linkedin linkerd linode linux livewire llama llamaindex lodash logseq logstash lokalise loki lucene
macbook magento mailchimp mailgun mailjet mapbox mariadb mastodon matlab matomo mattermost maven meilisearch memcached
mendeley mercurial messagebird meteor mikroorm milvus minikube minio misskey mistral mixpanel mkdocs mobx mocha mollie
mongo mongodb mongoose mysql n8n nagios nativescript nats neo4j neovim nest nestjs netflix netlify netsuite newrelic
nextauth nextcloud nextjs nginx nim nintendo nixos node nomad nordvpn notion npm nuget numpy nuxt obsidian ocaml okta
ollama onedrive onenote onlyoffice openai openbsd openoffice openrouter opensearch openshift opentelemetry openvpn
opsgenie oracle outlook owncloud packer pagerduty pandas parcel paypal peertube perl pgvector phoenix photoprism
photoshop php phpstorm phpunit picasa pihole pinecone pinterest pipenv pixelfed planetscale playstation playwright
pleroma plex pm2 pnpm podman postcss postgres postgresql posthog postman postmark powerpoint preact prestashop
primevue prisma prismic prometheus promtail protonmail proxmox pulsar pulumi puppet puppeteer purescript pusher
pycharm pydantic pytest python pytorch qdrant qnap quarkus quasar questdb quickbooks quicken qwen qwik rabbitmq rails
railway razorpay react recaptcha recurly reddit redis redmine redshift redux remix render resque revolut rhel
rocketchat roku rollbar rollup rsbuild rspack rspec rsync ruby rust safari salesforce samsung sass scala scikit scipy
scylladb segment selenium sendgrid sentry sequelize serde shadcn sharepoint shopify sidekiq siri skaffold skype slack
snapcraft snowflake snowpack snyk solid solidjs solr sonarqube sonos spark splunk spotify spring sqlcipher sqlite
squarespace statsd steam storyblok storybook strapi strava streamlit stripe stylus stytch supabase supertokens svelte
sveltekit swift symfony synology systemd tableau tailscale tailwind tailwindcss tauri tekton telegraf telegram
tensorflow terraform terser testcafe thanos thunderbird tidb tiktok timescaledb todoist tokio tomcat torch traefik
transifex travisci trello trivy truenas turbo turborepo turso twig twilio twitter typeorm typescript typesense typo3
ubuntu umbraco unocss unraid upstash uvicorn uwsgi vagrant valkey varnish vcpkg vercel vertexai vim virtualbox
virtualenv vite vitess vitest vmware vonage vscode vue vuetify vuex vulkan vultr wallabag weaviate webassembly
webdriverio webex webflow weblate webpack webstorm wechat whatsapp winget wireguard woocommerce wordpress workos
wrangler xamarin xbox xcode xiaomi yahoo yarn ynab youtube yubikey zabbix zapier zendesk zeromq zerotier zig zipkin
zookeeper zotero zulip zustand`.split(/\s+/)
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
