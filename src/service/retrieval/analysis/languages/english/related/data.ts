/** What is stored, written and shown: records, files, text, pictures, sound. */
export const data = `
sql > database query
orm > database model
row record > entry item record row
entry > item record
model > schema
schema > model
id identifier > id identifier
uuid > id
unique > duplicate id
duplicate > unique repeat same
timestamp > date time
timezone tz > date time utc timezone
currency > format locale
random > generate id
json > structured object
structured > json
serialize > json encode convert
deserialize > parse decode
encode > serialize encoding
decode > parse
parse > read decode
paginate pagination > page limit offset cursor
infinite > scroll pagination
backup > export restore copy
restore > backup recover
dump > export
csv excel spreadsheet > export file format
pdf > file document
zip > archive compress
archive > zip
yml > yaml
xml soap > xml format
stream > chunk streaming
chunked > stream
buffer > stream memory
pipe > stream
flush > stream send
partial > stream
progress > status stream
charset unicode utf > encoding character
umlaut accent > encoding unicode character
garbled gibberish > encoding
emoji > unicode character
newline linebreak > line break
whitespace > trim space
quotation > escape string
backslash special > escape
escape > encode special
wildcard glob > pattern match
pattern > match regex
match matcher > pattern match
insensitive > case sensitive
sensitive > insensitive
markdown md > markdown mdx
template > view render
view > template render
jinja handlebars ejs mustache twig > template
audio sound > voice speech
voice speech > audio sound
speaker > audio
microphone mic > audio voice speech
camera webcam > video image
img pic > image
thumbnail > image preview
avatar logo > image icon
blurry > image quality
quality > compression
resize > size width height
mail email > email mail
language lang > language locale
locale > language i18n
translate > language locale
country region > locale location
multilingual bilingual > language locale internationalization
l10n > localization
comment > annotation
title > heading name
heading > title
description > summary metadata
summary > description
readme manual > documentation guide
documentation > openapi guide
guide > tutorial documentation
tutorial > guide introduction
reason > motivation rationale
motivation > reason
philosophy > motivation design
architecture > design structure
design > architecture
license > licensing legal
price > plan
plan > price
trial > free
free > cost price
credit > usage billing cost
changelog > release changes version
changes > changelog release
difference diff > compare versus
compare > difference versus
percentage > ratio
average > mean
count > number total
total > count sum
statistics stats > analytics metrics count
analytics tracking > analytics tracking event statistics
often > frequency interval rate
frequency interval > interval rate period
rate > limit frequency
size > limit large length
length > size limit
long > length duration limit
limit > maximum restrict
maximum > limit
priority precedence > order priority precedence
order > sequence sort priority
unescaped > raw escape
raw > unescaped
`
