/** Requests, addresses, servers. */
export const web = `
404 > notfound
405 > method
413 > limit size
422 > validation
429 > rate throttle limit
500 > error exception
502 503 504 > gateway proxy timeout unavailable
301 302 307 308 > redirect
304 > etag cache
http > request server
req > request
res resp > response
header > request response
gzip brotli deflate > compress compression encoding
compress > gzip compression
querystring > query searchparams param
address > url host
endpoint > route path handler operation
route > path endpoint url
url > path route address
slug > path segment param
body > payload content
payload > body data
post > submit send create
send > post pass
submit > form post send action
forward > proxy redirect pass
subdomain > domain host hostname
domain > host hostname origin
hostname > host domain
port > host server listen
bind > host port listen
listen > port host event
reverse > proxy
firewall > proxy network
tunnel > proxy
nginx apache caddy traefik > proxy server
balancer > proxy scale
cdn > cache static edge assets
network > connection request
connect > connection integrate
offline > network cache
ping > health check
websocket ws > socket websocket
polling poll > interval refetch
webhook > callback signature event
download > file attachment
upload uploader > multipart file
favicon > icon
seo > metadata meta sitemap robots
crawler spider > robots bot
rest > api http endpoint
graphql > query schema api
grpc rpc > rpc call remote
microservice > service
gateway > proxy
service > server provider
backend > server api
frontend > client browser ui
client > browser sdk
visitor > user client reader
customer > user client
openapi swagger > openapi swagger schema documentation
redoc > openapi documentation
session > cookie login
asset > static file public
public static > static public assets
static > prerender build
prerender > static render build
dynamic > runtime
ssr > server render
csr > client render
ssg > static generate
isr > revalidate static
spa > client routing
hydration hydrate > client render
stale outdated > stale cache revalidate expire old
fresh > refresh revalidate cache new
invalidate purge bust > invalidate revalidate purge expire clear cache
revalidate > refresh invalidate cache
evict > remove expire cache
shopper buyer > customer client user
`
