/** A reader asks for a “picture” where the page says “image”. Only what holds in any documentation belongs here. */
export const synonyms = `
picture image photo photograph screenshot graphic
video clip film movie
voice speech audio spoken sound speak aloud
transcribe transcription dictation transcript subtitle caption
mp3 wav audio recording
translate translation interpret interpreter
save store keep retain persist persistence storage
database db sql persistence
restore reload recover resume reconnect
refresh reload
cancel stop abort interrupt halt
confirm approve approval permission consent
limit maximum max cap restrict quota
remember memory recall
login authenticate authentication auth signin
error exception failure fail crash
problem issue trouble troubleshooting error
deploy deployment publish production hosting
cost price pricing pay billing
show display render
delete remove drop prune clear erase discard
install installation setup
quickstart start started tutorial introduction beginner begin
slow latency performance lag delay
test testing mock stub fake
llm model gpt
bot chatbot chat assistant
function tool
json structured object
convert transform
compare similarity
sort rank rerank order relevance
vector embedding
attach attachment upload
document pdf file
upgrade migrate migration update
environment variable env
secret key credentials apikey
config configure configuration setting settings option customize
repeat repeated duplicate twice
retry attempt regenerate again
timeout deadline
abuse spam rate
cache caching
log trace tracing telemetry observability monitor monitoring opentelemetry
debug inspect devtools
event callback hook listener handler lifecycle
batch bulk background asynchronous
parallel concurrent simultaneous
realtime live websocket
safe secure security protect guardrail
browser client frontend
server backend
terminal console cli command shell
phone mobile ios android native expo
vue nuxt
svelte sveltekit
next nextjs
typed types typescript
stream streaming sse
partial incomplete partially
prompt instruction
temperature creativity randomness
reasoning think thinking thought thoughts
usage tokens
proxy proxied nginx gateway
disconnect closed close
conversation history chat messages
search retrieve retrieval
delegate handoff subagent
loop step iteration
example sample demo
url link
download fetch
progress status notification
component widget card
rule policy
durable survive resumable
wrong invalid incorrect malformed
missing absent
theme color colour appearance style
locale language internationalization i18n
shortcut hotkey keyboard
feedback thumbs vote
panel sidebar modal popup dialog
accessibility screenreader a11y
boolean yes
reply answer response
autocomplete completion typeahead
release version
cheap discount cost
overnight background batch
notice notification
count amount number
directly direct
creation generation
generate create produce
crash failure
hand delegate
merge combine aggregate
sequential chain sequence
regenerate reload
blank empty
nested nesting
typo misspelling
wait pending
lost lose missing
broken corrupt
summarize summary compact
swap replace switch
share shared
restrict allow allowlist
compatible compatibility support
required mandatory
spinner loading indicator
shell bash command
round iteration step
duration latency elapsed
freeze hang stuck stall
arguments args input parameters params
simulate pretend fake emulate mock
variant multiple several
classify classification route router routing
downside disadvantage drawback tradeoff limitation
enum choice option label fixed
select choose choice
queue queueing queued
finish finished closed unclosed done complete
shape structure schema format
ephemeral temporary
leak grow memory
slower slow
chunk block piece segment
smooth evenly
own custom customize
javascript js
typescript ts
postgres postgresql
repository repo
library package module
administrator admin
information info
evaluate evaluator improve quality
even smooth
restart reboot survive
discover discovery find
external third
internal private
web http
pages page
trim prune shorten truncate compact
history past previous
extract extraction parse
answer reply
website site
warn warning
allowlist whitelist
denylist blocklist blacklist
verify validate validation check
signature signed signing
budget limit
hundreds many large
oversized big large
agent assistant
edit modify change
toast popup notification notify transient
hammer flood abuse spam rate throttle
heartbeat keepalive ping idle
mask redact censor sanitize filter
pii personal sensitive private
grade score judge evaluate review assess
dropdown picker select selection
lazy lazily defer deferred demand
shrink reduce shorten trim prune compact
placeholder loading pending skeleton spinner fallback
highlight selection selected mark
brand logo theme color style
green red blue purple orange color
bubble button launcher widget
snippet code example
comment remark feedback review
loop iterate iteration paginate
visitor reader user
interrupt sigint sigterm shutdown graceful
localhost port address bind
german french spanish japanese chinese translate translation language
liveness readiness health probe ready
weight bytes size kilobytes bundle heavy
earn money bill invoice charge cost
draft first version
resend send again retry
inspector devtools debug inspect
attach add append
answer output result
reload navigation navigate route router
typed validated schema
picture vision image
money expensive cheap cost
clash conflict collide
wipe clear reset empty
italic bold format
tab window
crash die kill oom
snapshot recording
prefill default
suspend pause
schedule cron
`
