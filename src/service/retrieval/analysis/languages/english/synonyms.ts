/**
 * A reader asks for a “picture” where the page says “image”. Only what holds in any documentation belongs here: each
 * group was measured over those of the benchmark, and is gone where others than the one that it was written from lost
 * by it. What one documentation calls its things, its owner says with `synonyms`.
 */
export const synonyms = `
picture image photo photograph screenshot graphic
video clip film movie
transcribe transcription dictation transcript
subtitle caption
translate translation localize localization
save store keep retain persist persistence storage
database db
refresh reload
restore recover resume
cancel stop abort interrupt halt
confirm approve approval consent
remember memory recall
login signin logon
authenticate authentication auth
error exception
failure fail crash
problem issue trouble troubleshooting
deploy deployment publish production hosting
cost price pricing pay
billing bill invoice charge
expensive cheap cost
show display render
delete remove drop prune clear erase discard
wipe clear reset empty
install installation setup
quickstart start started tutorial introduction beginner begin
slow slower latency performance lag delay
test testing mock stub fake
simulate pretend fake emulate mock
convert transform
attach attachment upload
attach add append
document file
upgrade migrate migration update
environment env
secret key credentials apikey
config configure configuration setting settings option customize
repeat repeated duplicate twice
retry attempt again resend
timeout deadline
abuse spam flood throttle rate
cache caching
log trace tracing observability monitor monitoring
debug inspect inspector devtools
callback hook
listener handler
batch bulk
background asynchronous
parallel concurrent simultaneous
realtime live
safe secure security protect
browser client
terminal console cli command shell bash
phone mobile smartphone
typed types
repository repo
library package module
administrator admin
information info
partial incomplete partially
proxy proxied gateway
disconnect closed close
search retrieve retrieval
example sample demo snippet
url link
progress status
rule policy
wrong invalid incorrect malformed
missing absent
color colour
theme appearance
locale localization language internationalization i18n
shortcut hotkey keyboard
feedback rating vote thumbs
modal popup dialog
accessibility screenreader a11y
reply answer
autocomplete typeahead
release version
draft version
count amount number
generate create produce
merge combine aggregate
sequential sequence
blank empty
nested nesting
typo misspelling
wait pending
lost lose
broken corrupt
summarize summary
swap replace switch
share shared
compatible compatibility support
required mandatory
spinner loading indicator
placeholder skeleton
duration elapsed
freeze hang stuck stall
multiple several
downside disadvantage drawback tradeoff limitation
enum choice
select choose choice
queue queueing queued
finish finished closed unclosed done complete
shape structure schema format
ephemeral temporary
leak memory
evaluate evaluator assess judge
score grade
restart reboot
boot startup
discover discovery find
trim shorten truncate shrink reduce
extract extraction parse
website site
warn warning
allowlist whitelist
denylist blocklist blacklist
verify validate validation check
signature signed signing
budget limit
many large hundreds
oversized big large
change customize edit modify
toast notification notify
heartbeat keepalive ping
mask redact censor
sanitize filter
pii personal sensitive private
dropdown select
lazy lazily defer deferred
comment remark review
loop iterate iteration
sigint sigterm shutdown graceful
liveness readiness health probe
size weight bytes
clash conflict collide
suspend pause
schedule cron
arguments args input parameters params
directory folder dir
certificate cert
docs documentation
limit restrict quota cap
maximum max
expire expiry expiration
minimum min lowest oldest
bot chatbot chat assistant
agent assistant
voice speech spoken aloud
handoff delegate
ram memory
audio sound
chunk block piece segment
sort rank order relevance
structured object
llm model
prompt instruction
reasoning think thinking thought
vector embedding
smooth evenly
classify classification
`
