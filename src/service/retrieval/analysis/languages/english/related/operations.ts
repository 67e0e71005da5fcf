/** Installing, configuring, building, running, watching. */
export const operations = `
dotenv > env environment
cfg conf > config configuration
flag > option argument parameter
opt opts > option
switch toggle > enable disable option flag
cmd > command
dev > development local
prod > production
local localhost > development local localhost
live > production
ship > deploy release bundle embed distribute
host hosting hosted > deploy server hosting
selfhosted onpremise > deploy hosting server
machine > server host
computer pc laptop > system machine desktop
instance > server object
cluster > replica scale workers
replica > instance scale
worker > process thread
process > worker thread
daemon > background service process
supervisor systemd pm2 > process restart
docker > container image dockerfile
container > docker image
ci pipeline > workflow actions automation
serverless > lambda function edge
boot launch > start startup autostart run
startup > start lifespan launch initialize
shutdown > stop close lifespan
restart > reload reboot start
hot > reload refresh hmr
alive health uptime > health status check probe keepalive monitor
job > task background queue
task > job background
nightly > schedule cron background
schedule > cron interval
bundle > build bundler size
build > bundle compile
compile compiled transpile > build compile transpile compiler
rebuild recompile > build compile
artifact > output build
binary exe > executable binary
minify minified > compress minimize
prefetch preload > prefetch preload
lazily > lazy
eager > preload
fast faster speed > performance speed optimize
optimize > performance improve
perf > performance
performance > optimize speed fast
profiler profiling > performance trace
benchmark > performance compare fast
heavy > large size
lightweight > small minimal tiny
small smaller tiny > size minimal reduce
older > downgrade rollback
minimal > small lightweight
mem ram > memory
slow > performance
wait delay > delay wait await timeout
expire expired ttl lifetime > expiry expiration timeout ttl lifetime expire
deadline > timeout
throttle debounce > rate limit throttle debounce delay
backoff > retry delay
retry > attempt repeat
rerun > retry run again
parallel concurrent simultaneous > overlap
overlap > parallel concurrent simultaneous
scaffold boilerplate bootstrap > template create starter init generate
starter > template
init > create setup initialize
pin > version lock
semver > version
alpha beta canary > prerelease release version experimental
stable > release version
roadmap > plan future
support supported > support compatible version
monorepo workspace > monorepo workspace packages
git github gitlab > repository
fork > copy
commit branch > version git
print > log output
verbose > debug log
log > debug
metric > telemetry measure monitor
monitor > telemetry observability log
trace tracing > telemetry log observability span
opentelemetry otel > telemetry tracing
telemetry > observability tracing analytics
sentry datadog > monitoring error telemetry
o11y > observability telemetry
dashboard > admin monitor
gpt > model llm
boxes > server host machine
stuck hang > timeout
`
